import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { wastonForms } from '@/domain/kinds/waston.form'
import { watsonBody } from '@/services/placing/watson-order'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { report } from '../sections/report'
import { visit } from '../sections/visit'
import { storedLater, visitOrder, type VisitPlan } from './plan'

const { form } = wastonForms

export const plan: VisitPlan = {
  sections: [person(form), visit, gifts, report, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: visitOrder(watsonBody, (call, body, key) => placeOrder(call, COMPLETIONS.waston, body, key))
}
