import { and, eq, isNull } from 'drizzle-orm'
import type { CouponSummary } from '@/domain/coupon/apply'
import { reshare } from '@/domain/coupon/reshare'
import { couponableFen } from '@/domain/order/lines'
import { chooseCoupons } from '../../coupon/commands/choose-coupons'
import { badDiscounts } from '../../coupon/refusals'
import { heldCoupons } from '../../coupon/queries/user-coupons'
import { WALLET_TEXTS } from '../../coupon/texts'
import { orderReservations } from '../../db/schema'
import { useCoupons } from '../reservations'
import type { Asking, Discount, Remaining, TenderRules } from './tender'

const KIND = 'coupon'

/** A coupon of the wallet: taken off the orders of a pay order, reserved once for all of them, spent when they are paid. */
export const coupon: TenderRules = {
  reservation: KIND,
  async discount({ db, userId, now }, { coupon: codes = [] }, prices) {
    const chosen = await chooseCoupons(db, userId, codes, prices, now)
    return chosen.map((share) => discountOf(share, share.ids))
  },
  reserveTogether: (owner, resources) =>
    resources.map((resource) => ({ ...owner, orderNum: null, kind: KIND, resource, amount: 1 })),
  refusal: ({ coupon: codes = [] }) => badDiscounts([...codes], WALLET_TEXTS.couponsBad),
  spend: useCoupons,
  /** Where a visit was made the coupon has served. */
  backWithRefund: ({ visits }) => visits.every(({ state }) => state !== 'visited'),
  async discountAnew(asking, remaining) {
    const standing = await standingCoupons(asking, remaining)
    const amounts = remaining.staying.map(({ lines, discountFen }) => couponableFen(lines, discountFen))
    const { shares, back } = reshare(standing, amounts)
    const idsOf = ({ useCoupon }: CouponSummary): string[] =>
      standing.flatMap((one) =>
        useCoupon.some(({ couponCode }) => couponCode === one.coupon.couponCode) ? [one.row.id] : []
      )
    return {
      discounts: shares.map((share) => discountOf(share, idsOf(share))),
      back: back.map((one) => ({ tender: KIND, resource: one.row.id, name: one.coupon.couponName }))
    }
  }
}

const discountOf = ({ discountPriceFen, useCoupon }: CouponSummary, ids: readonly string[]): Discount => ({
  fen: discountPriceFen,
  notes: useCoupon.map(({ couponName }) => couponName),
  taken: ids.map((resource) => ({ tender: KIND, resource }))
})

/** Rows of user_coupons that were taken off an order. */
export const couponIdsOf = ({ taken }: Discount): string[] =>
  taken.flatMap(({ tender, resource }) => (tender === KIND ? [resource] : []))

/** Coupons of the pay order, and the orders that stay of those that each was taken off. */
async function standingCoupons({ db, now }: Asking, { together, staying }: Remaining) {
  const [first] = together
  if (!first) return []
  const claimed = await db
    .select({ id: orderReservations.resource })
    .from(orderReservations)
    .where(
      and(
        eq(orderReservations.payOrderNum, first.payOrderNum),
        eq(orderReservations.kind, KIND),
        isNull(orderReservations.orderNum)
      )
    )
  if (claimed.length === 0) return []
  const held = await heldCoupons(db, first.userId, now)
  return held
    .filter(({ row }) => claimed.some(({ id }) => id === row.id))
    .map(({ row, coupon: one }) => ({
      row,
      coupon: one,
      places: staying.flatMap(({ couponIds }, place) => (couponIds.includes(row.id) ? [place] : []))
    }))
}
