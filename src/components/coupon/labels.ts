import { COUPON_TYPE } from '@/domain/coupon/types'
import { formatYuan } from '@/domain/money'
import type { CouponWorth } from '@/services/catalogue/coupon'
import { couponTexts as texts } from './texts'

/** What a coupon takes off and from what amount on, in words; a cap is named where there is one. */

/** '¥60.00' or '8.5折'. */
export const faceOf = ({ couponType, discounted, discountedPriceFen }: CouponWorth): string =>
  couponType === COUPON_TYPE.fixed ? `¥${formatYuan(discountedPriceFen)}` : texts.rate(discounted)

export const thresholdOf = ({ minAmountFen }: CouponWorth): string =>
  minAmountFen > 0 ? texts.from(formatYuan(minAmountFen)) : texts.noThreshold

/** '' for a fixed amount and a discount without a cap. */
export const capOf = ({ couponType, maxDiscountFen }: CouponWorth): string =>
  couponType !== COUPON_TYPE.fixed && maxDiscountFen !== null ? texts.cap(formatYuan(maxDiscountFen)) : ''
