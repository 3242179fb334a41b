import { medUserInfoOf } from '@/components/contact/form-data'
import type { CustomAddPackage, QuoteInput } from '@/contract/dto/booking'
import type { CompleteInput } from '@/contract/dto/order'
import { needsSexHistory, type PersonForm } from '@/domain/person/person-form'
import { toWireSelection } from '@/services/addon-wire'
import type { PackageDetail } from '@/stores/process'
import type { SessionItems } from '@/stores/session-items'
import type { ConfirmModel } from './model'

interface OrderFacts {
  readonly detail: PackageDetail
  readonly person: PersonForm
  readonly model: ConfirmModel
  readonly items: SessionItems
  readonly comefrom: string
}

/** Add-ons and, as package -1 or -2, the paper-report choice. */
function packagesOf({ detail, model }: OrderFacts): CustomAddPackage {
  const paper = model.extras.paperOptions.find(({ packageId }) => packageId === model.extras.paperChoice)
  return [
    ...toWireSelection(detail.shopCartAddPackage),
    ...(paper
      ? [{ addPackageId: paper.packageId, itemCodeList: paper.itemCode ? [paper.itemCode] : [] }]
      : [])
  ]
}

const sexHistoryOf = ({ person, detail }: OrderFacts): 0 | 1 | null => {
  const asked = needsSexHistory(person, {
    thirdOrg: detail.thirdOrg !== 0,
    comboName: detail.productName
  })
  return asked && typeof person.sexHistory === 'boolean' ? (person.sexHistory ? 1 : 0) : null
}

/** The quote of a draft as it stands, nothing toggled (§7 Real-time price quote; display range 3 of §9). */
export const standingQuote = (detail: PackageDetail, orderNum?: string): QuoteInput => ({
  addItemConfigId: detail.addItemConfigId,
  customAddPackage: toWireSelection(detail.shopCartAddPackage),
  orgCode: detail.selectedHospitalId,
  productCode: detail.id,
  groupSource: '1',
  operType: 1,
  toggled: null,
  rtime: detail.selectedDate,
  displayRanges: [3],
  ...(orderNum ? { orderNum } : {})
})

/** The body of `/pdb/user/complete` (§7 Checkup create, and what COMPLETION adds). */
export function orderBody(facts: OrderFacts): CompleteInput {
  const { detail, person, model, items, comefrom } = facts
  const contact = model.person.contact
  const lottery = items.get('lotteryId')
  return {
    breakfastId: model.extras.breakfastId,
    orderNum: detail.orderNum,
    hospitalId: detail.selectedHospitalId,
    hospitalName: detail.selectedHospitalName,
    hospitalAddress: detail.selectedHospitalAddress,
    receiveAddress: model.extras.paperByPost ? model.address.detail : '',
    receiveCity: model.extras.paperByPost ? model.address.region : '',
    orderSource: comefrom,
    productCode: detail.id,
    regDate: detail.selectedDate,
    regTime: detail.selectedTimespan.split('-')[0] ?? '',
    timespanStr: detail.selectedTimespan,
    timeSpanId: detail.selectedTimespanId,
    couponCode: model.couponCodes.join(','),
    medUserInfo: medUserInfoOf(model.person.data, person, contact?.contacts_id ?? ''),
    relationType: contact?.relation ?? '',
    mainOrderNum: items.againOf(detail.id) ?? '',
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    questionId: detail.questionId,
    customAddPackage: packagesOf(facts),
    addItemConfigId: detail.addItemConfigId,
    holdId: detail.hold?.holdId ?? '',
    sexHistory: sexHistoryOf(facts),
    priceVersion: model.priced?.priceVersion ?? '',
    besideOrder: detail.besideOrder
  }
}
