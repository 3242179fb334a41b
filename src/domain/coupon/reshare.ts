/** Coupons of orders that are paid together, once one of the orders is left out. */
import type { CouponSummary } from './apply'
import { takeOff, type PlacedCoupon } from './take-off'
import type { Coupon } from './types'

/** A coupon that stands already, and the orders that it is used for, by their place among those that stay. */
export interface StandingCoupon extends PlacedCoupon {
  readonly coupon: PlacedCoupon['coupon'] & Pick<Coupon, 'minAmountFen'>
}

/**
 * What coupons take off the orders that stay, in fen, and which of them come back: whose orders are all gone, or whose least amount the
 * others do not reach any more. Kind, channel and time were judged when they were taken and are not judged again.
 * @param amounts the couponable amount of each order that stays
 */
export function reshare<C extends StandingCoupon>(
  standing: readonly C[],
  amounts: readonly number[]
): { readonly shares: readonly CouponSummary[]; readonly back: readonly C[] } {
  const stays = ({ coupon, places }: C): boolean => {
    const sum = places.reduce((total, place) => total + Math.max(0, amounts[place] ?? 0), 0)
    return sum > 0 && sum >= coupon.minAmountFen
  }
  return { shares: takeOff(standing.filter(stays), amounts), back: standing.filter((one) => !stays(one)) }
}
