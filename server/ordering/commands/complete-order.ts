import { eq } from 'drizzle-orm'
import type { OrderResult, SameOrder } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { toYuan } from '@/domain/money'
import { PAY_STATUS } from '@/domain/order/codes'
import { MAX_UNPAID_ORDERS } from '@/domain/order/timers'
import type { Db } from '../../db/client'
import { questionnaireAnswers } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { firstResults, type OnceKey } from '../../http/idempotency'
import { badInput, Refusal } from '../../http/refusal'
import { PRICING_TEXTS } from '../../pricing/texts'
import { WALLET_TEXTS } from '../../coupon/texts'
import { ORDER_TEXTS } from '../texts'
import { factsOf } from '../../pricing/queries/facts'
import { priceOrder, type PricedOrder } from '../../pricing/queries/price-order'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { verifyRealName } from '../../account/real-name'
import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { checkDelivery } from './check-delivery'
import { checkExaminee } from './check-examinee'
import { checkPrice } from '../../pricing/commands/check-price'
import { chooseCoupons, type ChosenCoupons } from '../../coupon/commands/choose-coupons'
import { expireHolds } from '../../stock/commands/expire-holds'
import { orderResult, orderRow, type OrderForResult } from './order-row'
import { placeOrder, type Placed, type Placing } from './place-order'
import { holdServes, planSeat, seatGone, type SeatPlan } from './plan-seat'
import { badDiscounts } from '../../coupon/commands/take-discounts'

type CompleteInput = ParsedInput<'order.complete'>

/**
 * Writes a checkup order (§7 `/pdb/user/complete`). Everything is judged again, nothing of price, coupon or person is
 * taken from the client. It keeps its idempotency key itself: key, order, coupons, quota, flash stock and seat come together
 * or not at all. Refuses: 404, 20001, 27002–27008, 27201, 28001–28003, the medical rules' 40003 / 40004, and 0 while what it is
 * priced by keeps changing.
 */
export async function completeOrder(context: RequestContext, input: CompleteInput): Promise<OrderResult[]> {
  const { once } = context
  if (!once) throw new Error('an order is written under an idempotency key')
  for (let attempt = 1; ; attempt += 1) {
    const judged = await judge(context, input)
    const placed = await place(context, once, judged)
    if ('done' in placed) return [orderResult(judged.order)]
    // What was stored under this endpoint and key are such results.
    if ('first' in placed) return firstResults(once, placed.first) as OrderResult[]
    if (attempt === MAX_ATTEMPTS || !isOutdated(placed)) throw await refusalOf(context, judged, placed)
  }
}

/** An order that was judged by what no longer counts is judged again, so often at most. */
const MAX_ATTEMPTS = 4

/** What it was priced by has changed, or another order of the user has just taken the flash price. */
const isOutdated = (placed: Placed): boolean =>
  'refused' in placed && (placed.refused === 'stale' || placed.refused === 'flashLimit')

interface Judged {
  priced: PricedOrder
  coupons: ChosenCoupons
  seat: SeatPlan
  order: OrderForResult
  parts: readonly string[]
  /** The paid order beside which the user wants this one. */
  beside: string
}

/** Everything that can be said without writing. */
async function judge(context: RequestContext, input: CompleteInput): Promise<Judged> {
  const { db, config, comefrom, channel } = context
  const userId = requireUser(context).id
  const now = context.now()
  const { productCode, hospitalId: orgCode, regDate: date, timeSpanId: slotId } = input
  const slot = { orgCode, kind: KINDS.checkup.variants[CATEGORY.checkup].family, date, slotId }
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
  if (priced.product.kind !== 'checkup') throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  const examinee = await checkExaminee(db, userId, input, priced, now)
  const delivery = checkDelivery(input, priced)
  const seat = await planSeat(context, input, priced)
  await checkPrice(db, userId, input.priceVersion, priced, now)
  const coupons = await chooseCoupons(db, userId, input.couponCode, priced, now)
  await checkQuestion(db, userId, input.questionId)
  await verifyRealName(config, examinee.person)
  const order = orderRow({ input, userId, comefrom, now, priced, examinee, delivery, coupons, seat })
  return { priced, coupons, seat, order, parts, beside: input.besideOrder ?? '' }
}

async function place({ db, now, config }: RequestContext, once: OnceKey, judged: Judged): Promise<Placed> {
  const { priced, seat, order, parts, beside } = judged
  const { facts, flash } = priced
  const placing: Placing = {
    once,
    results: [orderResult(order)],
    version: facts.shop.version,
    parts,
    order,
    event: { event: 'created', detail: order.payStatus === PAY_STATUS.paid ? { nothingToPay: true } : {} },
    flashPerUser: flash?.perUser ?? null,
    seats: seat.seats,
    hold: seat.hold && { id: seat.hold.id, serves: holdServes(seat) },
    mostUnpaid: config.rateLimit && order.payStatus !== PAY_STATUS.paid ? MAX_UNPAID_ORDERS : null,
    beside
  }
  const placed = await placeOrder(db, placing)
  if (!('refused' in placed) || placed.refused !== 'seat') return placed
  // Somebody's hold may have run out a moment ago.
  await expireHolds(db, now())
  return placeOrder(db, placing)
}

/** What the user is told when something went to somebody else between judging and writing. */
async function refusalOf(
  context: RequestContext,
  { priced, coupons, seat }: Judged,
  placed: Extract<Placed, { same: unknown } | { refused: unknown }>
): Promise<Refusal> {
  if ('same' in placed) {
    const { orderNum, orderType, payableFen: price, paid } = placed.same
    const results: SameOrder[] = [{ orderNum, orderType, payPrice: toYuan(price), paid }]
    const text = paid ? ORDER_TEXTS.paidBeside : ORDER_TEXTS.sameOrder
    return new Refusal(ErrorCode.duplicateOrder, text, results)
  }
  switch (placed.refused) {
    case 'coupons':
      return badDiscounts(coupons.codes, WALLET_TEXTS.couponsBad)
    case 'quota':
      return badDiscounts([], ORDER_TEXTS.quotaGone)
    case 'flash':
      return new Refusal(ErrorCode.offShelf, PRICING_TEXTS.saleOver)
    case 'flashLimit':
      return new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleLimit(priced.flash?.perUser ?? 0))
    case 'unpaid':
      return new Refusal(ErrorCode.business, ORDER_TEXTS.unpaidMany(MAX_UNPAID_ORDERS))
    case 'stale':
      return new Refusal(ErrorCode.business, ORDER_TEXTS.shopChanging)
    case 'seat':
      return seatGone(context, seat, priced)
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
