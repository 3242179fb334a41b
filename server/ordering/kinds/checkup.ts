import { eq } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/schemas'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { Db } from '../../db/client'
import { questionnaireAnswers } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { ORDER_TEXTS } from '../texts'
import { factsOf } from '../../pricing/queries/facts'
import { priceOrder } from '../../pricing/queries/price-order'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { verifyRealName } from '../../account/real-name'
import { checkDelivery } from '../commands/check-delivery'
import { checkExaminee } from '../commands/check-examinee'
import { checkPrice } from '../../pricing/commands/check-price'
import { chooseCoupons } from '../../coupon/commands/choose-coupons'
import { partsOfOrder } from '../commands/order-parts'
import { claimsOf, orderRow } from '../commands/order-row'
import { holdServes, planSeat, seatGone } from '../commands/plan-seat'
import type { Judged, OrderFlow } from './flow'

type CompleteInput = ParsedInput<'order.complete'>

const KIND = 'checkup'
/** The same for all its categories. */
const FAMILY = KINDS[KIND].variants[CATEGORY.checkup].family

export const checkupFlow: OrderFlow<CompleteInput> = { judge }

/** Everything that can be said without writing. */
async function judge(context: RequestContext, input: CompleteInput): Promise<Judged> {
  const { db, config, comefrom, channel } = context
  const userId = requireUser(context).id
  const now = context.now()
  const { productCode, hospitalId: orgCode, regDate: date, timeSpanId: slotId } = input
  const slot = { orgCode, kind: FAMILY, date, slotId }
  const parts = partsOf({ productCode, orgCode, customAddPackage: input.customAddPackage })
  const facts = await factsOf(db, { userId, productCode, now, parts, slot })
  const priced = await priceOrder(db, facts, {
    productCode,
    orgCode,
    customAddPackage: input.customAddPackage,
    addItemConfigId: input.addItemConfigId,
    channel,
    now,
    date,
    complete: true
  })
  if (priced.product.kind !== KIND) throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  const examinee = await checkExaminee(db, userId, input, priced, now)
  const delivery = checkDelivery(input, priced)
  const seat = await planSeat(context, input, priced)
  await checkPrice(db, userId, input.priceVersion, priced, now)
  const coupons = await chooseCoupons(db, userId, input.couponCode, priced, now)
  await checkQuestion(db, userId, input.questionId)
  await verifyRealName(config, examinee.person)
  const judged = { input, userId, comefrom, now, priced, examinee, delivery, coupons, seat }
  const order = orderRow(judged)
  const made = partsOfOrder(judged, order)
  return {
    order,
    parts: made,
    claims: claimsOf(order, made, seat),
    hold: seat.hold && { id: seat.hold.id, serves: holdServes(seat) },
    guard: { version: facts.shop.version, parts },
    flashPerUser: priced.flash?.perUser ?? null,
    beside: input.besideOrder ?? '',
    couponCodes: coupons.codes,
    gone: () => seatGone(context, seat, priced)
  }
}

/** A questionnaire answer that the order names must be the user's own. */
async function checkQuestion(db: Db, userId: string, questionId: string | undefined): Promise<void> {
  if (!questionId) return
  const [answer] = await db
    .select({ userId: questionnaireAnswers.userId })
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.questionId, questionId))
  if (answer?.userId !== userId) throw badInput(ORDER_TEXTS.questionMissing, { field: 'questionId' })
}
