/** The order of a dental visit as it is sent (§7 Dentistry, and what the reference adds). */
import type { InputOf } from '@/contract/catalogue'
import { examineeOf, type VisitOrder } from './visit-order'

/** The body of `/dental/user/submit` (§7 Dentistry, and what the reference adds). */
export function dentalBody(order: VisitOrder): InputOf<'order.completeDental'> {
  const { booked, contact, comefrom } = order
  const { draft, productCode, visit } = booked
  const { branch, date, timespan, slotId, hold, doctor } = visit
  return {
    orgId: branch.id,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    orderSource: comefrom,
    productCode,
    regDate: date,
    regTime: timespan,
    schedulingId: slotId,
    doctorId: doctor?.id ?? '',
    couponCode: order.couponCodes.join(','),
    medUserInfo: examineeOf(order),
    relationType: contact?.relation ?? '',
    questionId: draft.parts.questionnaire?.id ?? '',
    holdId: hold?.id ?? '',
    priceVersion: order.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}
