/** The order of a visit by the call that kinds share (§7 Checkup create, and what COMPLETION adds). */
import type { CompleteInput } from '@/contract/order/dto/place-order'
import type { ProductKind } from '@/domain/kinds'
import { toWireSelection } from '../booking/addon-wire'
import { examineeOf, payTypeOf, sexHistoryOf, type VisitOrder } from './visit-order'

/** Add-ons and, as package -1 or -2, the paper-report choice. */
const packagesOf = ({ booked, paper }: VisitOrder) => [
  ...toWireSelection(booked.choice.addons),
  ...(paper ? [{ addPackageId: paper.packageId, itemCodeList: paper.itemCode ? [paper.itemCode] : [] }] : [])
]

/** The body of `/pdb/user/complete`. */
export const sharedVisitBody =
  (kind: ProductKind) =>
  (order: VisitOrder): CompleteInput => {
    const { booked, contact, post, lottery } = order
    const { draft, productCode, visit, choice } = booked
    const { branch, date, timespan } = visit
    return {
      kind,
      payType: payTypeOf(order),
      breakfastId: order.breakfastId,
      orderNum: order.personOf ?? '',
      hospitalId: branch.id,
      hospitalName: branch.name,
      hospitalAddress: branch.address,
      receiveAddress: post?.detail ?? '',
      receiveCity: post?.region ?? '',
      orderSource: order.comefrom,
      productCode,
      regDate: date,
      regTime: timespan.split('-')[0] ?? '',
      timespanStr: timespan,
      timeSpanId: visit.slotId,
      couponCode: order.couponCodes.join(','),
      medUserInfo: examineeOf(order),
      relationType: contact?.relation ?? '',
      mainOrderNum: order.again ?? '',
      staId: lottery?.activityId ?? '',
      staCome: lottery?.staCome ?? '',
      questionId: draft.parts.questionnaire?.id ?? '',
      customAddPackage: packagesOf(order),
      addItemConfigId: choice.exchangeId,
      holdId: visit.hold?.id ?? '',
      sexHistory: sexHistoryOf(order),
      priceVersion: order.priceVersion,
      besideOrder: draft.parts.beside?.orderNum ?? ''
    }
  }
