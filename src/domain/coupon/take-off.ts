/** What coupons take off orders that are paid together, once it is known which of them each may be used for. */
import { allocateFen } from '../money'
import { discountFen, type CouponSummary } from './apply'
import type { Coupon } from './types'

type Worth = Pick<
  Coupon,
  | 'couponCode'
  | 'couponName'
  | 'couponType'
  | 'couponBatchType'
  | 'discountedPriceFen'
  | 'discounted'
  | 'maxDiscountFen'
>

/** A coupon, and the orders that it may be used for, by their place. */
export interface PlacedCoupon {
  readonly coupon: Worth
  readonly places: readonly number[]
}

/** What is taken off all orders together; each coupon once. */
export function together(shares: readonly CouponSummary[]): CouponSummary {
  const used = new Map<string, CouponSummary['useCoupon'][number]>()
  for (const one of shares.flatMap(({ useCoupon }) => useCoupon)) {
    const before = used.get(one.couponCode)?.discountFen ?? 0
    used.set(one.couponCode, { ...one, discountFen: before + one.discountFen })
  }
  const sum = (fen: readonly number[]) => fen.reduce((total, one) => total + one, 0)
  return {
    useCoupon: [...used.values()],
    discountPriceFen: sum(shares.map(({ discountPriceFen }) => discountPriceFen)),
    payableFen: sum(shares.map(({ payableFen }) => payableFen))
  }
}

/** Platform before channel, one after the other on what is left (R3.46). */
export function takeOff(chosen: readonly PlacedCoupon[], amounts: readonly number[]): CouponSummary[] {
  const shares = amounts.map((amountFen): CouponSummary => ({
    useCoupon: [],
    discountPriceFen: 0,
    payableFen: Math.max(0, amountFen)
  }))
  for (const { coupon, places } of [...chosen].sort(
    (a, b) => a.coupon.couponBatchType - b.coupon.couponBatchType
  )) {
    const left = places.map((place) => shares[place]?.payableFen ?? 0)
    const off = discountFen(
      coupon,
      left.reduce((sum, fen) => sum + fen, 0)
    )
    const parts = allocateFen(off, left)
    for (const [index, place] of places.entries()) {
      const share = shares[place]
      const part = parts[index] ?? 0
      if (!share || (part === 0 && places.length > 1)) continue
      const { couponCode, couponName } = coupon
      shares[place] = {
        useCoupon: [...share.useCoupon, { couponCode, couponName, discountFen: part }],
        discountPriceFen: share.discountPriceFen + part,
        payableFen: share.payableFen - part
      }
    }
  }
  return shares
}
