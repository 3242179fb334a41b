/** The order of a glucose programme as it is sent (§7 Sugarshaker, and what the reference adds). */
import type { InputOf } from '@/contract/catalogue'
import { toWireSelection } from '../booking/addon-wire'
import { examineeOf, sexHistoryOf, type VisitOrder } from './visit-order'

/** The body of `/sugar/user/complete`. */
export function sugarBody(order: VisitOrder): InputOf<'order.completeSugar'> {
  const { booked, contact, lottery } = order
  const { draft, productCode, visit, choice } = booked
  const { branch, date, timespan, slotId, hold } = visit
  const { medUserName: bindUser, medUserPhone: bindTel, ...medUserInfo } = examineeOf(order)
  return {
    bindUser,
    bindTel,
    quantity: 1,
    productCode,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    hospitalId: branch.id,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    orderSource: order.comefrom,
    regDate: date,
    timeSpanId: slotId,
    timespanStr: timespan,
    couponCode: order.couponCodes.join(','),
    medUserInfo,
    customAddPackage: toWireSelection(choice.addons),
    breakfastId: order.breakfastId,
    questionId: draft.parts.questionnaire?.id ?? '',
    relationType: contact?.relation ?? '',
    sexHistory: sexHistoryOf(order),
    holdId: hold?.id ?? '',
    priceVersion: order.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}
