import type { Coupon as WireCoupon, CouponList } from '@/contract/dto/coupon'
import { applyCoupons, toggleCoupon, type CouponSummary } from '@/domain/coupon/apply'
import type { Coupon, CouponContext } from '@/domain/coupon/types'
import { toFen } from '@/domain/money'

/** What confirm and the coupon page ask of a judged wallet. */
export type CouponWallet = Pick<CouponList, 'list' | 'best' | 'baseAmount'>

/** A coupon in our own words. The server has judged its limits already, so that only the amounts are left. */
const toCoupon = (wire: WireCoupon): Coupon => ({
  couponCode: wire.couponCode,
  couponName: wire.name,
  couponType: wire.couponType,
  couponBatchType: wire.couponBatchType,
  discountedPriceFen: toFen(wire.discountedPrice),
  discounted: wire.discounted,
  maxDiscountFen: wire.maxDiscount > 0 ? toFen(wire.maxDiscount) : null,
  minAmountFen: toFen(wire.minAmount),
  kinds: [],
  hospitalIds: [],
  cityCodes: [],
  channels: [],
  status: wire.status,
  expiresAt: wire.expiresAt
})

const usableOf = ({ list }: CouponWallet): Coupon[] => list.filter((coupon) => coupon.usable).map(toCoupon)

const contextOf = ({ baseAmount }: CouponWallet, now: number): CouponContext => ({
  kind: null,
  kindName: '',
  channel: 0,
  channelNames: {},
  hospitalId: '',
  hospitalName: '',
  cityCode: '',
  cityName: '',
  amountFen: toFen(baseAmount),
  now
})

/** What the chosen codes take off this order, in fen; null when they cannot be used (together). */
export function planOf(wallet: CouponWallet, codes: readonly string[], now: number): CouponSummary | null {
  const result = applyCoupons(usableOf(wallet), codes, contextOf(wallet, now))
  return result.ok ? result : null
}

/** The codes after a tap on one of them; what cannot stand beside it goes (R3.46). */
export function toggled(wallet: CouponWallet, codes: readonly string[], couponCode: string): string[] {
  return toggleCoupon(usableOf(wallet), codes, couponCode)
}

/**
 * The codes an order goes with: the user's own choice while all of it can be used, else the best set (§4).
 * `dropped` says that the choice had to go.
 */
export function effectiveCodes(
  wallet: CouponWallet,
  chosen: readonly string[] | undefined,
  now: number
): { codes: readonly string[]; dropped: boolean } {
  if (chosen === undefined) return { codes: wallet.best, dropped: false }
  return planOf(wallet, chosen, now) === null
    ? { codes: wallet.best, dropped: true }
    : { codes: chosen, dropped: false }
}
