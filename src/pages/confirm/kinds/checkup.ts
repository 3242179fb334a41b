import { checkupForms } from '@/domain/kinds/checkup.form'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { report } from '../sections/report'
import { visit } from '../sections/visit'
import { checkupOrder } from './checkup.order'
import { storedLater, type VisitPlan } from './plan'

const { form } = checkupForms

export const plan: VisitPlan = {
  sections: [person(form), visit, gifts, report, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: checkupOrder
}
