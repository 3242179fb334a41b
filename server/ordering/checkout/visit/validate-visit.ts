import { eq } from 'drizzle-orm'
import type { ProductKind } from '@/domain/kinds'
import { seatFamiliesOf } from '@/domain/kinds/traits'
import type { Db } from '../../../db/client'
import { questionnaireAnswers } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import { pricingContextOf } from '../../../pricing/queries/pricing-context'
import { priceOrder } from '../../../pricing/queries/price-order'
import { depositOf } from '@/domain/order/instalments'
import { payTermsOf } from '../../../catalogue/queries/pay-terms'
import { partsOf } from '../../../catalogue/queries/shop-parts'
import { verifyRealName } from '../../../account/real-name'
import { checkDelivery } from './check-delivery'
import { checkExaminee } from './check-examinee'
import { partsOfOrder } from './order-parts'
import { visitReservations, orderRow } from './order-row'
import { holdServes, planSeat, seatUnavailable } from './plan-seat'
import type { OrderDraft } from '../../kinds/flow'
import type { VisitRequest } from '../request'

/**
 * Everything that can be said without writing of an order whose branch, day and slot are chosen. Refuses products of another kind.
 * @param kind all its categories take the same seats
 */
export async function validateVisit(
  context: RequestContext,
  kind: ProductKind,
  request: VisitRequest
): Promise<OrderDraft> {
  const { db, config, comefrom, channel } = context
  const userId = requireUser(context).id
  const now = context.now()
  const { productCode, branchCode: orgCode, date, slotId, doctorId, addons } = request
  const [family] = seatFamiliesOf(kind)
  if (!family) throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  const slot = { orgCode, kind: family, date, slotId, doctorId }
  const parts = partsOf({ productCode, orgCode, addons })
  const facts = await pricingContextOf(db, { userId, productCode, now, parts, slot })
  const priced = await priceOrder(db, facts, {
    productCode,
    orgCode,
    addons,
    exchangeId: request.exchangeId,
    onCard: request.onCard && { ...request.onCard, person: request.examinee },
    channel,
    now,
    date,
    complete: true
  })
  if (priced.product.kind !== kind) throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  const examinee = await checkExaminee(db, userId, request, priced, now)
  const delivery = checkDelivery(request, priced)
  const { product } = priced
  const wanted = { shop: facts.shop, product, slot: facts.slot, seats: product.persons }
  const seat = await planSeat(context, request, wanted)
  await checkQuestion(db, userId, request.questionId)
  await verifyRealName(config, examinee.person)
  return {
    priced,
    parcel: null,
    seen: request.priceVersion,
    deposit: depositOf(payTermsOf(product), request.payType),
    hold: seat.hold && { id: seat.hold.id, serves: holdServes(seat) },
    guard: { version: facts.shop.version, parts },
    beside: request.allowDuplicateOf,
    rows: (share) => {
      const judged = { request, userId, comefrom, now, priced, examinee, delivery, share, seat }
      const order = orderRow(judged)
      const made = partsOfOrder(judged, order)
      return { order, parts: made, claims: visitReservations(order, made, seat) }
    },
    gone: () => seatUnavailable(context, seat, wanted)
  }
}

/** A questionnaire answer that the order names must be the user's own. */
async function checkQuestion(db: Db, userId: string, questionId: string): Promise<void> {
  if (questionId === '') return
  const [answer] = await db
    .select({ userId: questionnaireAnswers.userId })
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.questionId, questionId))
  if (answer?.userId !== userId) throw badInput(ORDER_TEXTS.questionMissing, { field: 'questionId' })
}
