import { dentistryForms } from '@/domain/kinds/dentistry.form'
import { cardBody } from '@/services/placing/card-order'
import { dentalBody } from '@/services/placing/dental-order'
import { placeOrder } from '@/services/placing/placing'
import { cardPerson } from '../sections/card-person'
import { coupon } from '../sections/coupon'
import { payers } from '../sections/payers'
import { reminders } from '../sections/reminders'
import { storedMoney } from '../sections/stored-money'
import { visit } from '../sections/visit'
import { visitOrder, type VisitPlan } from './plan'

/** A dental visit on a card. */
export const plan: VisitPlan = {
  sections: [cardPerson(dentistryForms.form), visit, coupon, storedMoney, payers, reminders],
  order: visitOrder(
    (order) => ({ ...dentalBody(order), ...cardBody(order.booked) }),
    (call, sent, key) => placeOrder(call, 'card.completeDental', sent, key)
  )
}
