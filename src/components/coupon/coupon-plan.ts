import { applyCoupons, toggleCoupon, type CouponSummary } from '@/domain/coupon/apply'
import type { Coupon, CouponContext } from '@/domain/coupon/types'
import type { CouponWallet, WalletCoupon } from '@/services/coupon'

/** What is asked of a judged wallet here. */
type Wallet = Pick<CouponWallet, 'list' | 'best' | 'baseFen'>

/** The server has judged its limits already, so that only the amounts are left. */
const toCoupon = (coupon: WalletCoupon): Coupon => ({
  ...coupon,
  kinds: [],
  branchIds: [],
  cityCodes: [],
  channels: []
})

const usableOf = ({ list }: Wallet): Coupon[] => list.filter((coupon) => coupon.usable).map(toCoupon)

const contextOf = ({ baseFen }: Wallet, now: number): CouponContext => ({
  kind: null,
  kindName: '',
  channel: 0,
  channelNames: {},
  branchId: '',
  branchName: '',
  cityCode: '',
  cityName: '',
  amountFen: baseFen,
  now
})

/** What the chosen codes take off this order, in fen; null when they cannot be used (together). */
export function planOf(wallet: Wallet, codes: readonly string[], now: number): CouponSummary | null {
  const result = applyCoupons(usableOf(wallet), codes, contextOf(wallet, now))
  return result.ok ? result : null
}

/** The codes after a tap on one of them; what cannot stand beside it goes (R3.46). */
export function toggled(wallet: Wallet, codes: readonly string[], couponCode: string): string[] {
  return toggleCoupon(usableOf(wallet), codes, couponCode)
}

/**
 * The codes an order goes with: the user's own choice while all of it can be used, else the best set (§4).
 * `dropped` says that the choice had to go.
 */
export function effectiveCodes(
  wallet: Wallet,
  chosen: readonly string[] | undefined,
  now: number
): { codes: readonly string[]; dropped: boolean } {
  if (chosen === undefined) return { codes: wallet.best, dropped: false }
  return planOf(wallet, chosen, now) === null
    ? { codes: wallet.best, dropped: true }
    : { codes: chosen, dropped: false }
}
