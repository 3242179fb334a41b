import { isDeepStrictEqual } from 'node:util'
import { chargedFreights } from '@/domain/cart/freight'
import { payableNowFen, planInstalments } from '@/domain/order/instalments'
import { MAX_UNPAID_ORDERS, payDeadline } from '@/domain/order/timers'
import { withFreight } from '@/domain/quote/goods-quote'
import { payableFen, priceLines } from '@/domain/quote/lines'
import { requireUser, type RequestContext } from '../../../http/context'
import type { IdempotencyKey } from '../../../http/idempotency'
import { badInput } from '../../../http/refusal'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { checkPrice } from '../../../pricing/commands/check-price'
import { offerClaims } from '../../offers'
import {
  discountsOf,
  paymentsOf,
  sumOf,
  tenderClaims,
  togetherClaims,
  type NamedTenders
} from '../../tenders'
import type { OrderDraft } from '../../kinds/flow'
import type { Checkout, OrderPlan, Present } from '../checkout'
import { productLine } from '../product-line'
import { newPayOrderNum } from '../../order/order-number'
import { ORDER_TEXTS } from '../../texts'
import { withProductName } from '../with-product-name'

/**
 * What was judged one by one becomes one checkout under one pay order: each price is the one that was seen, discounts are shared by
 * the orders, one of those that one sender sends to one address carries the freight, and all are paid together. Refuses 20001 two that are the same, 27004 and 27005 a price that has changed, 27007 a coupon or another tender that cannot be used.
 */
export async function buildCheckout<Results>(
  context: RequestContext,
  once: IdempotencyKey,
  judged: readonly OrderDraft[],
  { tenders, names }: { tenders: NamedTenders; names: readonly (string | undefined)[] },
  present: Present<Results>
): Promise<Checkout & { readonly results: Results }> {
  const { db, config } = context
  const userId = requireUser(context).id
  const now = context.now()
  for (const [at, { priced, seen }] of judged.entries()) {
    await checkPrice(db, userId, seen, priced, now).catch(withProductName(names[at]))
  }
  const asking = { db, userId, now }
  const prices = judged.map(({ priced }) => priced)
  const discounts = await discountsOf(asking, tenders, prices)
  const freights = chargedFreights(judged.map(({ parcel }) => parcel))
  const priced = judged.flatMap((one, index) => {
    const discount = discounts[index]
    const quote = charging(one, freights[index] ?? 0)
    if (!discount) return []
    const lines = priceLines(quote, { note: '', discountPriceFen: discount.fen })
    return [{ one, discount, quote, toPay: payableFen(lines) }]
  })
  const planned = priced.map(({ one, toPay }) => planInstalments(toPay, one.deposit))
  const dueFen = planned.map(payableNowFen)
  const payments = await paymentsOf(asking, tenders, dueFen)
  const payPriceFen = dueFen.reduce((sum, fen) => sum + fen, 0) - sumOf(payments.flat())
  const paid = payPriceFen === 0
  const payOrderNum = newPayOrderNum(now)
  const mostUnpaid = config.rateLimit && !paid ? MAX_UNPAID_ORDERS : null
  const orders = priced.map(({ one, discount, quote }, index): OrderPlan => {
    const { hold, guard, beside } = one
    const own = { dues: planned[index] ?? [], payments: payments[index] ?? [] }
    const rows = one.rows({ payOrderNum, discount, quote, paid })
    const limits = { beside, perUser: one.priced.offer.perUser, mostUnpaid }
    const order = { ...rows.order, paidFen: paid ? payableNowFen(own.dues) : 0 }
    const claims = [
      ...offerClaims(order, productLine(rows.parts.lines)),
      ...tenderClaims(order, own.payments),
      ...rows.claims
    ]
    return { ...rows, ...own, order, claims, hold, guard, limits }
  })
  checkTwins(orders)
  return {
    once,
    results: present(orders, payPriceFen),
    payOrder: {
      payOrderNum,
      userId,
      state: paid ? PAY_ORDER_STATE.paid : PAY_ORDER_STATE.open,
      deadline: new Date(payDeadline(now.getTime()))
    },
    orders,
    claims: togetherClaims({ payOrderNum, userId }, discounts),
    discountsStand: async (tx) =>
      isDeepStrictEqual(await discountsOf({ ...asking, db: tx }, tenders, prices), discounts)
  }
}

/** Its price when so much of its freight is charged with it. */
function charging(
  { priced: { quote }, parcel }: OrderDraft,
  freightFen: number
): OrderDraft['priced']['quote'] {
  if (!parcel) return quote
  const lines = withFreight(quote.lines, freightFen, parcel.freightFen)
  return { ...quote, lines, userPayFen: payableFen(lines) }
}

/** The same order twice would be one that waits for its payment beside itself. */
function checkTwins(orders: readonly OrderPlan[]): void {
  const keys = orders.flatMap(({ order }) => order.sameKey ?? [])
  if (new Set(keys).size < keys.length) throw badInput(ORDER_TEXTS.twins, {})
}
