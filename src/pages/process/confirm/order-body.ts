import { medUserInfoOf } from '@/components/contact/form-data'
import type { CustomAddPackage } from '@/contract/dto/booking'
import type { CompleteInput } from '@/contract/dto/order'
import { needsSexHistory, type PersonForm } from '@/domain/person/person-form'
import type { PackageDetail } from '@/stores/process'
import type { SessionItems } from '@/stores/session-items'
import { wireSelection } from '../shared/wire'
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
  const paper = model.paperOptions.find(({ packageId }) => packageId === model.paperChoice)
  return [
    ...wireSelection(detail.shopCartAddPackage),
    ...(paper
      ? [{ addPackageId: paper.packageId, itemCodeList: paper.itemCode ? [paper.itemCode] : [] }]
      : [])
  ]
}

const sexHistoryOf = ({ person, detail }: OrderFacts): 0 | 1 | null => {
  const asked = needsSexHistory(person, {
    kind: 'checkup',
    thirdOrg: detail.thirdOrg !== 0,
    comboName: detail.productName
  })
  return asked && typeof person.sexHistory === 'boolean' ? (person.sexHistory ? 1 : 0) : null
}

/** The body of `/pdb/user/complete` (§7 Checkup create, and what COMPLETION adds). */
export function orderBody(facts: OrderFacts): CompleteInput {
  const { detail, person, model, items, comefrom } = facts
  const contact = model.person.contact
  const lottery = items.get('lotteryId')
  return {
    breakfastId: model.breakfastId,
    orderNum: detail.orderNum,
    hospitalId: detail.selectedHospitalId,
    hospitalName: detail.selectedHospitalName,
    hospitalAddress: detail.selectedHospitalAddress,
    receiveAddress: items.get('addressDetails') ?? '',
    receiveCity: items.get('addressCities') ?? '',
    orderSource: comefrom,
    productCode: detail.id,
    regDate: detail.selectedDate,
    regTime: detail.selectedTimespan.split('-')[0] ?? '',
    timespanStr: detail.selectedTimespan,
    timeSpanId: detail.selectedTimespanId,
    couponCode: model.couponCodes.join(','),
    medUserInfo: medUserInfoOf(model.person.data, person, contact?.contacts_id ?? ''),
    relationType: contact?.relation ?? '',
    mainOrderNum: items.get('orderDetailAgain') ?? '',
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    questionId: detail.questionId,
    customAddPackage: packagesOf(facts),
    addItemConfigId: detail.addItemConfigId,
    holdId: detail.hold?.holdId ?? '',
    sexHistory: sexHistoryOf(facts),
    priceVersion: model.priced?.priceVersion ?? ''
  }
}
