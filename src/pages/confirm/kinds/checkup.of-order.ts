import { checkupForms } from '@/domain/kinds/checkup.form'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { orderPerson } from '../sections/order-person'
import { reminders } from '../sections/reminders'
import { report } from '../sections/report'
import { visit } from '../sections/visit'
import { checkupOrder } from './checkup.order'
import { storedLater, type VisitPlan } from './plan'

/** In mini-program order mode (§4): whom it is for is told by an order. */
export const plan: VisitPlan = {
  sections: [orderPerson(checkupForms.form), visit, gifts, report, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: checkupOrder
}
