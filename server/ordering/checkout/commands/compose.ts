import { chargedFreights } from '@/domain/cart/freight'
import { dueNowFen, planDues } from '@/domain/order/dues'
import { MAX_UNPAID_ORDERS, payDeadline } from '@/domain/order/timers'
import { withFreight } from '@/domain/quote/goods-quote'
import { payableFen, priceLines } from '@/domain/quote/lines'
import { shareGifts } from '@/domain/order/gifts'
import { badDiscounts, chooseCoupons } from '../../../coupon/commands/choose-coupons'
import type { Db } from '../../../db/client'
import { requireUser, type RequestContext } from '../../../http/context'
import type { OnceKey } from '../../../http/idempotency'
import { badInput } from '../../../http/refusal'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { giftsLeft } from '../../../money/queries/gifts'
import { checkPrice } from '../../../pricing/commands/check-price'
import type { Claim } from '../../reservations'
import type { Judged } from '../../kinds/flow'
import type { Basket } from '../../kinds/want'
import type { Checkout, OrderPlan } from '../checkout'
import { newPayOrderNum } from '../../order/order-number'
import { orderResult } from '../order-result'
import { ORDER_TEXTS } from '../../texts'
import { named } from '../named'

/**
 * What was judged one by one becomes one checkout under one pay order: each price is the one that was seen, the coupons are shared by
 * the orders, one of those that one sender sends to one address carries the freight, and all are paid together. Refuses 20001 two that are the same, 27004 and 27005 a price that has changed, 27007 coupons.
 */
export async function compose(
  context: RequestContext,
  once: OnceKey,
  judged: readonly Judged[],
  {
    coupons: codes,
    giftCards,
    names
  }: Pick<Basket, 'coupons' | 'giftCards'> & { names: readonly (string | undefined)[] }
): Promise<Checkout> {
  const { db, config } = context
  const userId = requireUser(context).id
  const now = context.now()
  for (const [at, { priced, seen }] of judged.entries()) {
    await checkPrice(db, userId, seen, priced, now).catch(named(names[at]))
  }
  const prices = judged.map(({ priced }) => priced)
  const coupons = await chooseCoupons(db, userId, codes, prices, now)
  const freights = chargedFreights(judged.map(({ parcel }) => parcel))
  const priced = judged.flatMap((one, index) => {
    const share = coupons[index]
    const quote = charging(one, freights[index] ?? 0)
    return share ? [{ one, share, quote, toPay: payableFen(priceLines(quote, { note: '', ...share })) }] : []
  })
  const planned = priced.map(({ one, toPay }) => planDues(toPay, one.deposit))
  const gifts = shareGifts(planned.map(dueNowFen), await ownGifts(db, userId, giftCards, now))
  const payPriceFen = sumOf(planned.map(dueNowFen)) - sumOf(gifts.flat().map(({ amountFen }) => amountFen))
  const paid = payPriceFen === 0
  const payOrderNum = newPayOrderNum(now)
  const mostUnpaid = config.rateLimit && !paid ? MAX_UNPAID_ORDERS : null
  const orders = priced.map(({ one, share, quote }, index): OrderPlan => {
    const { hold, guard, beside } = one
    const own = { dues: planned[index] ?? [], gifts: gifts[index] ?? [] }
    const { flash } = one.priced
    const rows = one.rows({ payOrderNum, coupons: share, quote, paid })
    const limits = { beside, flashPerUser: flash?.perUser ?? null, mostUnpaid }
    const order = { ...rows.order, paidFen: paid ? dueNowFen(own.dues) : 0 }
    const claims = own.gifts.map(({ giftNo, amountFen }): Claim => ({
      ...{ payOrderNum, orderNum: order.orderNum, userId },
      ...{ kind: 'gift', resource: giftNo, amount: amountFen }
    }))
    return { ...rows, ...own, order, claims: [...rows.claims, ...claims], hold, guard, limits }
  })
  checkTwins(orders)
  const ids = [...new Set(coupons.flatMap((share) => share.ids))]
  return {
    once,
    results: orders.map((plan) => orderResult(plan, payPriceFen)),
    payOrder: {
      payOrderNum,
      userId,
      state: paid ? PAY_ORDER_STATE.paid : PAY_ORDER_STATE.open,
      deadline: new Date(payDeadline(now.getTime()))
    },
    orders,
    claims: ids.map((resource): Claim => ({
      payOrderNum,
      orderNum: null,
      userId,
      kind: 'coupon',
      resource,
      amount: 1
    }))
  }
}

/** Its price when so much of its freight is charged with it. */
function charging({ priced: { quote }, parcel }: Judged, freightFen: number): Judged['priced']['quote'] {
  if (!parcel) return quote
  const lines = withFreight(quote.lines, freightFen, parcel.freightFen)
  return { ...quote, lines, userPayFen: payableFen(lines) }
}

const sumOf = (fen: readonly number[]): number => fen.reduce((sum, one) => sum + one, 0)

/** Refuses with 27007 a card that is not the user's, or has run out. */
async function ownGifts(db: Db, userId: string, numbers: readonly string[], now: Date) {
  const gifts = await giftsLeft(db, userId, numbers, now)
  const missing = numbers.filter((no) => !gifts.some(({ giftNo, leftFen }) => giftNo === no && leftFen > 0))
  if (missing.length > 0) throw badDiscounts(missing, ORDER_TEXTS.giftGone)
  return gifts
}

/** The same order twice would be one that waits for its payment beside itself. */
function checkTwins(orders: readonly OrderPlan[]): void {
  const keys = orders.flatMap(({ order }) => order.sameKey ?? [])
  if (new Set(keys).size < keys.length) throw badInput(ORDER_TEXTS.twins, {})
}
