import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { vaccineForms } from '@/domain/kinds/vaccine.form'
import { vaccineWords } from '@/domain/kinds/vaccine.words'
import { vaccineBody } from '@/services/placing/vaccine-order'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { home } from '../sections/home'
import { pay } from '../sections/pay'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { visit } from '../sections/visit'
import { storedLater, visitOrder, type VisitPlan } from './plan'

const { form } = vaccineForms

/** The city is asked by a card of its own. */
const WHO = { ...form, fields: form.fields.filter((field) => field !== 'region') }
const LIVES = { label: form.regionLabel, levels: form.regionLevels }

/** The first dose with all of them bought. */
export const plan: VisitPlan = {
  sections: [person(WHO), home(LIVES), visit, gifts, pay(vaccineWords), coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: visitOrder(vaccineBody, (call, body, key) => placeOrder(call, COMPLETIONS.vaccine, body, key))
}
