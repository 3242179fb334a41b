import { ErrorCode } from '@/contract/errors'
import { MAX_UNPAID_ORDERS } from '@/domain/order/timers'
import { withShopKept } from '../../../catalogue/queries/kept-shop'
import type { RequestContext } from '../../../http/context'
import { storedResults } from '../../../http/idempotency'
import { Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import { expireHolds } from '../../../stock/commands/expire-holds'
import { limitRefusal, offerRefusal } from '../../offers'
import type { ReservationKind } from '../../reservations'
import { tenderRefusal, type NamedTenders } from '../../tenders'
import type { OrderDraft } from '../../kinds/flow'
import { validateRequest, type Basket } from '../../kinds/flows'
import type { Checkout, Present } from '../checkout'
import { sameOrder } from '../../refusals'
import { buildCheckout } from './build-checkout'
import { withProductName, refusalWithProductName } from '../with-product-name'
import { placeOrder, type Placed } from './place-order'

/**
 * Writes what is bought together (§7 completion posts), of any kinds: all its orders or none. Everything is judged again, nothing of
 * price, coupon or person is taken from the client. It keeps its idempotency key itself: key, orders and what they claim come together
 * or not at all. Refuses: 404, 20001, 27002–27008, 27201, 28001–28003, the medical rules' 40003 / 40004, and 0 while what it is
 * priced by keeps changing.
 */
export async function completeOrder<Results>(
  context: RequestContext,
  basket: Basket,
  present: Present<Results>
): Promise<Results> {
  let parts: readonly string[] = []
  for (let attempt = 1; attempt < LAST_ATTEMPT; attempt += 1) {
    const { wanted, placed } = await judgeAndPlace(context, basket, present)
    if (!isOutdated(placed)) return resultsOf(wanted, placed)
    parts = wanted.checkout.orders.flatMap(({ guard }) => guard.parts)
  }
  return withShopKept(context.db, parts, async (tx) => {
    const { wanted, placed } = await judgeAndPlace({ ...context, db: tx }, basket, present)
    return resultsOf(wanted, placed)
  })
}

/** An order that was judged by what no longer counts is judged again; the last time nothing that it is priced by may change meanwhile. */
const LAST_ATTEMPT = 4

interface Wanted<Results> {
  readonly judged: readonly OrderDraft[]
  readonly checkout: Checkout & { readonly results: Results }
  readonly tenders: NamedTenders
  readonly names: readonly (string | undefined)[]
}

async function judgeAndPlace<Results>(
  context: RequestContext,
  { orders, ...tenders }: Basket,
  present: Present<Results>
): Promise<{ wanted: Wanted<Results>; placed: Placed }> {
  const { once } = context
  if (!once) throw new Error('an order is written under an idempotency key')
  const judged: OrderDraft[] = []
  for (const one of orders) judged.push(await validateRequest(context, one).catch(withProductName(one.name)))
  const names = orders.map(({ name }) => name)
  const checkout = await buildCheckout(context, once, judged, { tenders, names }, present)
  return { wanted: { judged, checkout, tenders, names }, placed: await place(context, checkout) }
}

/** What the call answers; refuses what was not placed. */
async function resultsOf<Results>(wanted: Wanted<Results>, placed: Placed): Promise<Results> {
  const { results, once } = wanted.checkout
  if ('done' in placed) return results
  // What was stored under this endpoint and key are such results.
  if ('first' in placed) return storedResults(once, placed.first) as Results
  throw await refusalOf(wanted, placed)
}

/** What of it the price is reckoned with: another order of the user has just taken it. */
const PRICED_BY: readonly Extract<Placed, { refused: unknown }>['refused'][] = [
  'offerLimit',
  'right',
  'quota'
]

/** What it was priced by has changed. */
const isOutdated = (placed: Placed): boolean =>
  'refused' in placed && (placed.refused === 'stale' || PRICED_BY.includes(placed.refused))

async function place({ db, now }: RequestContext, checkout: Checkout): Promise<Placed> {
  const placed = await placeOrder(db, checkout)
  if (!('refused' in placed) || placed.refused !== 'seat') return placed
  // Somebody's hold may have run out a moment ago.
  await expireHolds(db, now())
  return placeOrder(db, checkout)
}

type NotPlaced = Exclude<Placed, { done: true } | { first: unknown }>

/** What the user is told when something was different between judging and writing. */
async function refusalOf(wanted: Wanted<unknown>, placed: NotPlaced): Promise<Refusal> {
  if ('same' in placed) return sameOrder(placed.same)
  const { refused, orderNum } = placed
  if (refused === 'stale') return new Refusal(ErrorCode.business, ORDER_TEXTS.shopChanging)
  if (refused === 'unpaid') return new Refusal(ErrorCode.business, ORDER_TEXTS.unpaidMany(MAX_UNPAID_ORDERS))
  if (refused === 'offerLimit') {
    const { offer } = orderOf(wanted, orderNum).one.priced
    return limitRefusal(offer.kind, offer.perUser ?? 0)
  }
  return missingRefusal(wanted, refused, orderNum)
}

/** Something went to somebody else: offer and tender say it for what is theirs, the kind of order for what else it takes. */
async function missingRefusal(
  wanted: Wanted<unknown>,
  kind: ReservationKind,
  orderNum: string | null
): Promise<Refusal> {
  const { checkout, tenders } = wanted
  const told = tenderRefusal(kind, tenders, checkout) ?? offerRefusal(kind)
  if (told) return told
  const { one, name } = orderOf(wanted, orderNum)
  return refusalWithProductName(name, await one.gone(kind))
}

function orderOf({ judged, checkout, names }: Wanted<unknown>, orderNum: string | null) {
  const at = checkout.orders.findIndex(({ order }) => order.orderNum === orderNum)
  const one = judged[at]
  if (!one) throw new Error(`${orderNum ?? 'a pay order'} is no order that was wanted`)
  return { one, name: names[at] }
}
