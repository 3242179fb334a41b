import { medUserInfoOf } from '@/components/contact/form-data'
import { COMPLETIONS } from '@/contract/completions'
import type { CustomAddPackage } from '@/contract/dto/booking'
import type { CompleteInput } from '@/contract/dto/order'
import { checkupForms } from '@/domain/kinds/checkup.form'
import { needsSexHistory } from '@/domain/person/person-form'
import { toWireSelection } from '@/services/addon-wire'
import type { ConfirmPlan, OrderFacts } from './plan'

/** Add-ons and, as package -1 or -2, the paper-report choice. */
const packagesOf = ({ draft, paper }: OrderFacts): CustomAddPackage => [
  ...toWireSelection(draft.shopCartAddPackage),
  ...(paper ? [{ addPackageId: paper.packageId, itemCodeList: paper.itemCode ? [paper.itemCode] : [] }] : [])
]

const sexHistoryOf = ({ person, draft }: OrderFacts): 0 | 1 | null => {
  const asked = needsSexHistory(person, { thirdOrg: draft.thirdOrg !== 0, comboName: draft.productName })
  return asked && typeof person.sexHistory === 'boolean' ? (person.sexHistory ? 1 : 0) : null
}

/** The body of `/pdb/user/complete` (§7 Checkup create, and what COMPLETION adds). */
function bodyOf(facts: OrderFacts): CompleteInput {
  const { draft, person, typed, contact, post, items, comefrom } = facts
  const lottery = items.get('lotteryId')
  return {
    breakfastId: facts.breakfastId,
    orderNum: draft.orderNum,
    hospitalId: draft.selectedHospitalId,
    hospitalName: draft.selectedHospitalName,
    hospitalAddress: draft.selectedHospitalAddress,
    receiveAddress: post?.detail ?? '',
    receiveCity: post?.region ?? '',
    orderSource: comefrom,
    productCode: draft.id,
    regDate: draft.selectedDate,
    regTime: draft.selectedTimespan.split('-')[0] ?? '',
    timespanStr: draft.selectedTimespan,
    timeSpanId: draft.selectedTimespanId,
    couponCode: facts.couponCodes.join(','),
    medUserInfo: medUserInfoOf(typed, person, contact?.contacts_id ?? ''),
    relationType: contact?.relation ?? '',
    mainOrderNum: items.againOf(draft.id) ?? '',
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    questionId: draft.questionId,
    customAddPackage: packagesOf(facts),
    addItemConfigId: draft.addItemConfigId,
    holdId: draft.hold?.holdId ?? '',
    sexHistory: sexHistoryOf(facts),
    priceVersion: facts.priceVersion,
    besideOrder: draft.besideOrder
  }
}

const TYPE = 'checkup'

export const checkupConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  call: COMPLETIONS[TYPE],
  form: checkupForms.form,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: bodyOf
}
