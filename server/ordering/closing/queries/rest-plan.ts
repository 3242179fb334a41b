import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { chargedFreights, parcelOf, type Parcel } from '@/domain/cart/freight'
import { reshare } from '@/domain/coupon/reshare'
import type { CouponSummary } from '@/domain/coupon/apply'
import { dueNowFen, planDues, type PlannedDue } from '@/domain/order/dues'
import { shareGifts } from '@/domain/order/gifts'
import { chargingFreight, couponableFen, withDiscount } from '@/domain/order/lines'
import { withFreight } from '@/domain/quote/goods-quote'
import { freightOf, payableFen, priceLines } from '@/domain/quote/lines'
import { heldCoupons, type HeldCoupon } from '../../../coupon/queries/user-coupons'
import type { Db } from '../../../db/client'
import { orderClaims, storedValues } from '../../../db/schema'
import type { WholeOrder } from '../../order/whole-order'
import { addressOf } from '../../order/recipient'

/** An order that stays when another one of its payment is left out, as it will be. Money in fen. */
interface Rest {
  readonly order: WholeOrder
  readonly discountFen: number
  readonly couponIds: readonly string[]
  readonly totalFen: number
  readonly payableFen: number
  readonly priceLines: WholeOrder['priceLines']
  readonly lines: WholeOrder['lines']
  /** In the order of its dues: what each of these is from then on. */
  readonly dues: readonly PlannedDue[]
  readonly gifts: readonly { readonly giftNo: string; readonly amountFen: number }[]
}

export interface RestPlan {
  readonly rest: readonly Rest[]
  /** Coupons that come back. */
  readonly back: readonly Pick<HeldCoupon, 'row' | 'coupon'>[]
  /** What is paid at the gateway for those that stay. */
  readonly toPayFen: number
}

/**
 * How the orders of an unpaid payment are paid once one of them is left out: its coupons fall on the others or come back, another one
 * carries the freight that it carried, gift cards pay as much as they can of them. Prices stay those that were seen.
 */
export async function restPlan(
  db: Db,
  together: readonly WholeOrder[],
  leftOut: string,
  now: Date
): Promise<RestPlan> {
  const staying = together.filter(({ orderNum }) => orderNum !== leftOut)
  const standing = await couponsOf(db, together, staying, now)
  const amounts = staying.map(({ lines, discountFen }) => couponableFen(lines, discountFen))
  const { shares, back } = reshare(standing, amounts)
  const parcels = staying.map(parcelOfOrder)
  const freights = chargedFreights(parcels)
  const rest = staying.map((order, at) => {
    const share = shares[at]
    if (!share) throw new Error('an order without its share')
    const ids = standing.flatMap(({ row, coupon }) =>
      share.useCoupon.some(({ couponCode }) => couponCode === coupon.couponCode) ? [row.id] : []
    )
    const freight = { ownFen: parcels[at]?.freightFen ?? 0, chargedFen: freights[at] ?? 0 }
    return { ...pricedAnew(order, share, freight), couponIds: ids }
  })
  const dues = rest.map((one) => planDues(one.payableFen, depositOf(one.order)))
  const gifts = shareGifts(dues.map(dueNowFen), await giftsOf(db, together))
  const given = gifts.flat().reduce((sum, { amountFen }) => sum + amountFen, 0)
  return {
    rest: rest.map((one, at) => ({ ...one, dues: dues[at] ?? [], gifts: gifts[at] ?? [] })),
    back,
    toPayFen: dues.reduce((sum, own) => sum + dueNowFen(own), 0) - given
  }
}

/** What it costs to send it alone stands in its line, also while another order carries that. */
function parcelOfOrder({ kind, orderType: category, lines, people }: WholeOrder): Parcel | null {
  const freight = lines.find(({ role }) => role === 'freight')
  const recipient = people.find(({ role }) => role === 'recipient')
  return parcelOf({ kind, category }, freight?.unitFen ?? null, addressOf(recipient?.person ?? {}))
}

function pricedAnew(
  order: WholeOrder,
  share: CouponSummary,
  { ownFen, chargedFen }: { readonly ownFen: number; readonly chargedFen: number }
) {
  const { discountPriceFen: discountFen, useCoupon } = share
  const note = useCoupon.map(({ couponName }) => couponName).join('、')
  const before = order.priceLines.filter(({ key }) => key !== 'coupon')
  const lines = withFreight(before, chargedFen, ownFen)
  const movedFen = chargedFen - (freightOf(before) ?? 0)
  const told = priceLines(
    { lines, itemTotalFen: couponableFen(order.lines, order.discountFen) },
    { note, discountPriceFen: discountFen }
  )
  return {
    ...{ order, discountFen, payableFen: payableFen(told), priceLines: told },
    totalFen: order.totalFen + movedFen,
    lines: chargingFreight(withDiscount(order.lines, order.discountFen, discountFen), chargedFen)
  }
}

/** Coupons of the payment, and the orders that stay of those that each was taken off. */
async function couponsOf(db: Db, together: readonly WholeOrder[], staying: readonly WholeOrder[], now: Date) {
  const [first] = together
  if (!first) return []
  const claimed = await db
    .select({ id: orderClaims.resource })
    .from(orderClaims)
    .where(
      and(
        eq(orderClaims.payOrderNum, first.payOrderNum),
        eq(orderClaims.kind, 'coupon'),
        isNull(orderClaims.orderNum)
      )
    )
  if (claimed.length === 0) return []
  const held = await heldCoupons(db, first.userId, now)
  return held
    .filter(({ row }) => claimed.some(({ id }) => id === row.id))
    .map(({ row, coupon }) => ({
      row,
      coupon,
      places: staying.flatMap(({ couponIds }, place) => (couponIds.includes(row.id) ? [place] : []))
    }))
}

const depositOf = ({ dues }: WholeOrder) => {
  const deposit = dues.find(({ purpose }) => purpose === 'deposit')
  const rest = dues.find(({ purpose }) => purpose === 'balance' || purpose === 'atBranch')
  if (!deposit || !rest) return null
  return { fen: deposit.amountFen, rest: rest.purpose === 'balance' ? 'balance' : 'atBranch' } as const
}

/** The gift cards of a payment in the order in which they were taken, with what each would have without it. */
async function giftsOf(
  db: Db,
  together: readonly WholeOrder[]
): Promise<{ giftNo: string; leftFen: number }[]> {
  const claims = await db
    .select()
    .from(orderClaims)
    .where(
      and(
        eq(orderClaims.kind, 'gift'),
        inArray(
          orderClaims.orderNum,
          together.map(({ orderNum }) => orderNum)
        )
      )
    )
    .orderBy(asc(orderClaims.id))
  const numbers = [...new Set(claims.map(({ resource }) => resource))]
  if (numbers.length === 0) return []
  const cards = await db.select().from(storedValues).where(inArray(storedValues.no, numbers))
  return numbers.flatMap((giftNo) => {
    const card = cards.find(({ no }) => no === giftNo)
    if (!card) return []
    const own = claims.filter(({ resource }) => resource === giftNo)
    const taken = own.reduce((sum, { amount, givenBack }) => sum + amount - givenBack, 0)
    return [{ giftNo, leftFen: card.amountFen - card.takenFen + taken }]
  })
}
