import type { ProductKind } from '../kinds'

/** The words of coupons (§3), independent of wire and database shapes. Money in fen, times in ms since the epoch. */

/** couponType 1 takes a fixed amount, any other a share of the price. */
export const COUPON_TYPE = { fixed: 1 } as const

/** couponBatchType 0 (platform) and 2 (channel) stack in this order; every other value is exclusive. */
export const BATCH_TYPE = { platform: 0, exclusive: 1, channel: 2 } as const

/** A discount is written on a scale of ten: 8.5 leaves 85% of the price (§9). */
export const DISCOUNT_SCALE = 10

export type CouponStatus = 'unused' | 'used' | 'expired' | 'locked'

export interface Coupon {
  couponCode: string
  couponName: string
  couponType: number
  couponBatchType: number
  /** Fixed amount; 0 for a discount. */
  discountedPriceFen: number
  /** On the scale of ten; 0 for a fixed amount. */
  discounted: number
  /** The most a discount takes off; null without a cap. */
  maxDiscountFen: number | null
  minAmountFen: number
  /** Product kinds; empty: all. */
  kinds: readonly string[]
  /** Empty: everywhere. */
  branchIds: readonly string[]
  /** Empty: everywhere. */
  cityCodes: readonly string[]
  /** comefrom values; empty: all. */
  channels: readonly number[]
  status: CouponStatus
  expiresAt: number
}

/** The order a coupon is judged for. */
export interface CouponContext {
  /** Null where the limits are judged already. */
  kind: ProductKind | null
  /** How the kind is called on a coupon. */
  kindName: string
  channel: number
  /** How channels are called. */
  channelNames: Readonly<Record<number, string>>
  branchId: string
  branchName: string
  cityCode: string
  cityName: string
  /** Self-paid base and add-ons without the exchange item (`Quote.itemTotalFen`). */
  amountFen: number
  now: number
}
