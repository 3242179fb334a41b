import { medUserInfoOf } from '@/components/contact/form-data'
import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { dentistryForms } from '@/domain/kinds/dentistry.form'
import type { ConfirmPlan, OrderFacts } from './plan'

const TYPE = 'dentistry'

/** The body of `/dental/user/submit` (§7 Dentistry, and what the reference adds). */
function bodyOf(facts: OrderFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { booked, person, typed, contact, comefrom } = facts
  const { draft, productCode, visit } = booked
  const { branch, date, timespan, slotId, hold } = visit
  return {
    orgId: branch.id,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    orderSource: comefrom,
    productCode,
    regDate: date,
    regTime: timespan,
    schedulingId: slotId,
    couponCode: facts.couponCodes.join(','),
    medUserInfo: medUserInfoOf(typed, person, contact?.id ?? ''),
    relationType: contact?.relation ?? '',
    questionId: draft.parts.questionnaire?.id ?? '',
    holdId: hold?.id ?? '',
    priceVersion: facts.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}

export const dentistryConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: dentistryForms.form,
  cards: ['person', 'visit', 'coupon', 'submit'],
  body: bodyOf
}
