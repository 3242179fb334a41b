import { canStack, toggleCoupon, type CouponSummary } from '@/domain/coupon/apply'
import { takeOff, together } from '@/domain/coupon/take-off'
import type { Coupon } from '@/domain/coupon/types'
import type { CouponWallet, WalletCoupon } from '@/services/catalogue/coupon'

/** What is asked of a judged wallet here. */
type Wallet = Pick<CouponWallet, 'list' | 'best' | 'baseFen' | 'amountsFen'>

/** The server has judged its limits already, so that only the amounts are left. */
const toCoupon = (coupon: WalletCoupon): Coupon => ({
  ...coupon,
  kinds: [],
  branchIds: [],
  cityCodes: [],
  channels: []
})

const usableOf = ({ list }: Wallet): Coupon[] => list.filter((coupon) => coupon.usable).map(toCoupon)

/** What the chosen codes take off this order, in fen; null when they cannot be used (together). */
export function planOf(wallet: Wallet, codes: readonly string[], now: number): CouponSummary | null {
  const chosen = codes.flatMap((code) => {
    const coupon = wallet.list.find(({ couponCode }) => couponCode === code)
    return coupon?.usable && coupon.expiresAt > now ? [coupon] : []
  })
  if (chosen.length < codes.length || !canStack(chosen)) return null
  const amounts = wallet.amountsFen ?? [wallet.baseFen]
  const placed = chosen.map((coupon) => ({ coupon, places: coupon.places ?? [...amounts.keys()] }))
  return together(takeOff(placed, amounts))
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
