import type { OrderResult, SameOrder } from '@/contract/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import { MAX_UNPAID_ORDERS } from '@/domain/order/timers'
import type { RequestContext } from '../../../http/context'
import { firstResults } from '../../../http/idempotency'
import { Refusal } from '../../../http/refusal'
import { PRICING_TEXTS } from '../../../pricing/texts'
import { WALLET_TEXTS } from '../../../coupon/texts'
import { ORDER_TEXTS } from '../../texts'
import { badDiscounts } from '../../../coupon/commands/choose-coupons'
import { expireHolds } from '../../../stock/commands/expire-holds'
import type { Judged } from '../../kinds/flow'
import { judgeWant, type Basket } from '../../kinds/want'
import type { Checkout } from '../checkout'
import { compose } from './compose'
import { named, namedAs } from '../named'
import { placeOrder, type Placed } from './place-order'

/**
 * Writes what is bought together (§7 completion posts), of any kinds: all its orders or none. Everything is judged again, nothing of
 * price, coupon or person is taken from the client. It keeps its idempotency key itself: key, orders and what they claim come together
 * or not at all. Refuses: 404, 20001, 27002–27008, 27201, 28001–28003, the medical rules' 40003 / 40004, and 0 while what it is
 * priced by keeps changing.
 */
export async function completeOrder(
  context: RequestContext,
  { wants, coupons, giftCards }: Basket
): Promise<OrderResult[]> {
  const { once } = context
  if (!once) throw new Error('an order is written under an idempotency key')
  for (let attempt = 1; ; attempt += 1) {
    const judged: Judged[] = []
    for (const want of wants) judged.push(await judgeWant(context, want).catch(named(want.name)))
    const names = wants.map(({ name }) => name)
    const checkout = await compose(context, once, judged, { coupons, giftCards, names })
    const placed = await place(context, checkout)
    if ('done' in placed) return checkout.results
    // What was stored under this endpoint and key are such results.
    if ('first' in placed) return firstResults(once, placed.first) as OrderResult[]
    if (attempt === MAX_ATTEMPTS || !isOutdated(placed)) {
      throw await refusalOf(judged, checkout, { coupons, names }, placed)
    }
  }
}

/** An order that was judged by what no longer counts is judged again, so often at most. */
const MAX_ATTEMPTS = 4

/** What it was priced by has changed, or another order of the user has just taken the flash price. */
const isOutdated = (placed: Placed): boolean =>
  'refused' in placed && (placed.refused === 'stale' || placed.refused === 'flashLimit')

async function place({ db, now }: RequestContext, checkout: Checkout): Promise<Placed> {
  const placed = await placeOrder(db, checkout)
  if (!('refused' in placed) || placed.refused !== 'seat') return placed
  // Somebody's hold may have run out a moment ago.
  await expireHolds(db, now())
  return placeOrder(db, checkout)
}

/** What the user is told when something went to somebody else between judging and writing. */
async function refusalOf(
  judged: readonly Judged[],
  { orders }: Checkout,
  { coupons, names }: { coupons: readonly string[]; names: readonly (string | undefined)[] },
  placed: Extract<Placed, { same: unknown } | { refused: unknown }>
): Promise<Refusal> {
  if ('same' in placed) {
    const { orderNum, orderType, payableFen: price, paid } = placed.same
    const results: SameOrder[] = [{ orderNum, orderType, payPrice: toYuan(price), paid }]
    const text = paid ? ORDER_TEXTS.paidBeside : ORDER_TEXTS.sameOrder
    return new Refusal(ErrorCode.duplicateOrder, text, results)
  }
  const { refused, orderNum } = placed
  const at = orders.findIndex(({ order }) => order.orderNum === orderNum)
  const one = judged[at]
  switch (refused) {
    case 'coupon':
      return badDiscounts([...coupons], WALLET_TEXTS.couponsBad)
    case 'quota':
      return badDiscounts([], ORDER_TEXTS.quotaGone)
    case 'gift':
      return badDiscounts(
        [...new Set(orders.flatMap(({ gifts }) => gifts.map(({ giftNo }) => giftNo)))],
        ORDER_TEXTS.giftGone
      )
    case 'flash':
      return new Refusal(ErrorCode.offShelf, PRICING_TEXTS.saleOver)
    case 'flashLimit':
      return new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleLimit(one?.priced.flash?.perUser ?? 0))
    case 'unpaid':
      return new Refusal(ErrorCode.business, ORDER_TEXTS.unpaidMany(MAX_UNPAID_ORDERS))
    case 'stale':
      return new Refusal(ErrorCode.business, ORDER_TEXTS.shopChanging)
    default:
      if (!one) throw new Error(`${refused} of an order that nobody wanted`)
      return namedAs(names[at], await one.gone(refused))
  }
}
