/**
 * Which coupons an order can use (§3, §5).
 *
 * - `unusableReason(coupon, context)`: why not, in Chinese; '' when it can be used
 * - `splitCoupons(coupons, context)`: usable and unusable ones, the latter with their reason
 */
import { formatYuan } from '../money'
import { COUPON_TEXTS } from './texts'
import type { Coupon, CouponContext } from './types'

const allows = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)

/** The name without the brand before '·': 安和·北京望京分院 -> 北京望京分院. */
const branchName = (name: string): string => name.slice(name.lastIndexOf('·') + 1)

/** Why the coupon cannot be used for this order, or ''. The first that applies, the ones nobody can change first. */
export const unusableReason = (coupon: Coupon, context: CouponContext): string => {
  if (coupon.status === 'used') return COUPON_TEXTS.used
  if (coupon.status === 'locked') return COUPON_TEXTS.locked
  if (coupon.status === 'expired' || coupon.expiresAt <= context.now) return COUPON_TEXTS.expired
  if (!allows(coupon.kinds, context.kind)) return COUPON_TEXTS.notFor(context.kindName)
  if (!allows(coupon.channels, context.channel)) {
    return COUPON_TEXTS.onlyIn(
      coupon.channels.map((channel) => context.channelNames[channel] ?? String(channel)).join('、')
    )
  }
  if (!allows(coupon.branchIds, context.branchId)) {
    return COUPON_TEXTS.notFor(branchName(context.branchName) || COUPON_TEXTS.thisBranch)
  }
  if (!allows(coupon.cityCodes, context.cityCode))
    return COUPON_TEXTS.notFor(context.cityName || COUPON_TEXTS.thisCity)
  if (context.amountFen < coupon.minAmountFen) return COUPON_TEXTS.below(formatYuan(coupon.minAmountFen))
  return ''
}

export interface CouponSplit {
  usable: Coupon[]
  unusable: { coupon: Coupon; reason: string }[]
}

/** Usable and unusable coupons, each in the order given. */
export const splitCoupons = (coupons: readonly Coupon[], context: CouponContext): CouponSplit => ({
  usable: coupons.filter((coupon) => unusableReason(coupon, context) === ''),
  unusable: coupons.flatMap((coupon) => {
    const reason = unusableReason(coupon, context)
    return reason ? [{ coupon, reason }] : []
  })
})
