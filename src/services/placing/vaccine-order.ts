/** The order of a vaccination as it is sent (§7 Vaccine create, and what the reference adds). */
import type { InputOf } from '@/contract/catalogue'
import { examineeOf, payTypeOf, type VisitOrder } from './visit-order'

/** The body of `/vaccine/user/purchase/complete` (§7 Vaccine create, and what the reference adds). */
export function vaccineBody(order: VisitOrder): InputOf<'order.completeVaccine'> {
  const { booked, person, contact, home, comefrom } = order
  const { draft, productCode, visit } = booked
  const { branch, date, timespan, slotId, hold } = visit
  const payType = payTypeOf(order)
  return {
    isInvoice: 0,
    payAll: payType === 'all' ? 1 : 0,
    payType,
    orgCode: branch.id,
    orgName: branch.name,
    originOrderNumber: '',
    productCode,
    regDate: date,
    startTimeSpan: timespan,
    timeSpanId: slotId,
    medUserInfo: examineeOf(order),
    buyCity: home?.region ?? '',
    customName: person.name,
    customTel: person.mobile,
    orderSource: comefrom,
    couponCode: order.couponCodes.join(','),
    relationType: contact?.relation ?? '',
    questionId: draft.parts.questionnaire?.id ?? '',
    holdId: hold?.id ?? '',
    priceVersion: order.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}
