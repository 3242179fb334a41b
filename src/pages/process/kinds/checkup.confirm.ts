import { medUserInfoOf } from '@/components/contact/form-data'
import { COMPLETIONS } from '@/contract/completions'
import type { CompleteInput } from '@/contract/dto/order'
import { checkupForms } from '@/domain/kinds/checkup.form'
import { toWireSelection } from '@/services/addon-wire'
import type { ConfirmPlan, OrderFacts } from './plan'
import { sexHistoryOf } from './visit.confirm'

/** Add-ons and, as package -1 or -2, the paper-report choice. */
const packagesOf = ({ booked, paper }: OrderFacts) => [
  ...toWireSelection(booked.choice.addons),
  ...(paper ? [{ addPackageId: paper.packageId, itemCodeList: paper.itemCode ? [paper.itemCode] : [] }] : [])
]

/** The body of `/pdb/user/complete` (§7 Checkup create, and what COMPLETION adds). */
function bodyOf(facts: OrderFacts): CompleteInput {
  const { booked, person, typed, contact, post, items, comefrom } = facts
  const { draft, productCode, visit, choice } = booked
  const { branch, date, timespan } = visit
  const lottery = items.get('lotteryId')
  return {
    breakfastId: facts.breakfastId,
    orderNum: '',
    hospitalId: branch.id,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    receiveAddress: post?.detail ?? '',
    receiveCity: post?.region ?? '',
    orderSource: comefrom,
    productCode,
    regDate: date,
    regTime: timespan.split('-')[0] ?? '',
    timespanStr: timespan,
    timeSpanId: visit.slotId,
    couponCode: facts.couponCodes.join(','),
    medUserInfo: medUserInfoOf(typed, person, contact?.id ?? ''),
    relationType: contact?.relation ?? '',
    mainOrderNum: items.againOf(productCode) ?? '',
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    questionId: draft.parts.questionnaire?.id ?? '',
    customAddPackage: packagesOf(facts),
    addItemConfigId: choice.exchangeId,
    holdId: visit.hold?.id ?? '',
    sexHistory: sexHistoryOf(facts),
    priceVersion: facts.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}

const TYPE = 'checkup'

export const checkupConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: checkupForms.form,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: bodyOf
}
