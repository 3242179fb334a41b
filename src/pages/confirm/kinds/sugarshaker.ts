import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { sugarshakerForms } from '@/domain/kinds/sugarshaker.form'
import { sugarBody } from '@/services/placing/sugar-order'
import { boughtFor } from '@/services/placing/sugar-again'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { visit } from '../sections/visit'
import { storedLater, visitOrder, type VisitPlan } from './plan'

const { form } = sugarshakerForms

export const plan: VisitPlan = {
  sections: [person(form, boughtFor), visit, gifts, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: visitOrder(sugarBody, (call, body, key) => placeOrder(call, COMPLETIONS.sugarshaker, body, key))
}
