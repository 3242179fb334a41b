import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { dentistryForms } from '@/domain/kinds/dentistry.form'
import { dentalBody } from '@/services/placing/dental-order'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { visit } from '../sections/visit'
import { storedLater, visitOrder, type VisitPlan } from './plan'

const { form } = dentistryForms

export const plan: VisitPlan = {
  sections: [person(form), visit, gifts, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: visitOrder(dentalBody, (call, body, key) => placeOrder(call, COMPLETIONS.dentistry, body, key))
}
