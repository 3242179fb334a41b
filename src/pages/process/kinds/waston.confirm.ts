import { medUserInfoOf } from '@/components/contact/form-data'
import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { wastonForms } from '@/domain/kinds/waston.form'
import { sexHistoryOf } from './visit.confirm'
import type { ConfirmPlan, OrderFacts } from './plan'

const TYPE = 'waston'

/** The body of `/watson/user/complete` (§7 Waston, and what the reference adds). */
function bodyOf(facts: OrderFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { booked, person, typed, contact, post, comefrom } = facts
  const { draft, productCode, visit } = booked
  const { branch, date, timespan, slotId, hold } = visit
  return {
    hospitalId: branch.id,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    orderSource: comefrom,
    productCode,
    regDate: date,
    timeSpanId: slotId,
    timeSpanDesc: timespan,
    couponCode: facts.couponCodes.join(','),
    receiveAddress: post?.detail ?? '',
    receiveCity: post?.region ?? '',
    medUserInfo: medUserInfoOf(typed, person, contact?.id ?? ''),
    showLoading: true,
    breakfastId: facts.breakfastId,
    questionId: draft.parts.questionnaire?.id ?? '',
    relationType: contact?.relation ?? '',
    sexHistory: sexHistoryOf(facts),
    holdId: hold?.id ?? '',
    priceVersion: facts.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}

export const wastonConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: wastonForms.form,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: bodyOf
}
