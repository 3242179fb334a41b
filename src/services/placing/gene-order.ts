/** The order of a test of genes at a branch as it is sent (§7 Gene, and what the reference adds). */
import type { InputOf } from '@/contract/catalogue'
import { examineeOf, type VisitOrder } from './visit-order'

export function geneBody(order: VisitOrder): InputOf<'order.completeGene'> {
  const { booked, contact, consent, comefrom } = order
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
    timespanStr: timespan,
    couponCode: order.couponCodes.join(','),
    medUserInfo: examineeOf(order),
    relationType: contact?.relation ?? '',
    consent: consent ? 1 : 0,
    questionId: draft.parts.questionnaire?.id ?? '',
    holdId: hold?.id ?? '',
    priceVersion: order.priceVersion,
    besideOrder: draft.parts.beside?.orderNum ?? ''
  }
}
