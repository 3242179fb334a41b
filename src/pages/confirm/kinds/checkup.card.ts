import { checkupForms } from '@/domain/kinds/checkup.form'
import { placeOrder } from '@/services/placing/placing'
import { cardBody } from '@/services/placing/card-order'
import { sharedVisitBody } from '@/services/placing/shared-visit-order'
import { cardPerson } from '../sections/card-person'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { payers } from '../sections/payers'
import { reminders } from '../sections/reminders'
import { report } from '../sections/report'
import { storedMoney } from '../sections/stored-money'
import { visit } from '../sections/visit'
import { visitOrder, type VisitPlan } from './plan'

const body = sharedVisitBody('checkup')

/** A checkup on a card. */
export const plan: VisitPlan = {
  sections: [cardPerson(checkupForms.form), visit, gifts, report, coupon, storedMoney, payers, reminders],
  order: visitOrder(
    (order) => ({ ...body(order), ...cardBody(order.booked) }),
    (call, sent, key) => placeOrder(call, 'card.complete', sent, key)
  )
}
