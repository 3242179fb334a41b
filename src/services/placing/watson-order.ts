/** The order of a test of its own calls as it is sent (§7 Waston, and what the reference adds). */
import type { InputOf } from '@/contract/catalogue'
import { examineeOf, sexHistoryOf, type VisitOrder } from './visit-order'

/** The body of `/watson/user/complete` (§7 Waston, and what the reference adds). */
export function watsonBody(order: VisitOrder): InputOf<'order.completeWatson'> {
  const { booked, contact, post, comefrom } = order
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
    couponCode: order.couponCodes.join(','),
    ...(post ? { receiveAddress: post.detail, receiveCity: post.region } : {}),
    medUserInfo: examineeOf(order),
    breakfastId: order.breakfastId,
    questionId: draft.parts.questionnaire?.id ?? '',
    relationType: contact?.relation ?? '',
    sexHistory: sexHistoryOf(order),
    holdId: hold?.id ?? '',
    priceVersion: order.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}
