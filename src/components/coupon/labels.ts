import type { Coupon } from '@/contract/dto/coupon'
import { COUPON_TYPE } from '@/domain/coupon/types'
import { formatYuan, toFen } from '@/domain/money'
import { couponTexts as texts } from './texts'

/** What a coupon takes off and from what amount on, in words; a cap is named where there is one. */

type Value = Pick<Coupon, 'couponType' | 'discountedPrice' | 'discounted'>
type Limits = Pick<Coupon, 'couponType' | 'minAmount' | 'maxDiscount'>

const yuan = (amount: number): string => formatYuan(toFen(amount))

/** '¥60.00' or '8.5折'. */
export const faceOf = ({ couponType, discounted, discountedPrice }: Value): string =>
  couponType === COUPON_TYPE.fixed ? `¥${yuan(discountedPrice)}` : texts.rate(discounted)

export const thresholdOf = ({ minAmount }: Limits): string =>
  minAmount > 0 ? texts.from(yuan(minAmount)) : texts.noThreshold

/** '' for a fixed amount and a discount without a cap. */
export const capOf = ({ couponType, maxDiscount }: Limits): string =>
  couponType !== COUPON_TYPE.fixed && maxDiscount > 0 ? texts.cap(yuan(maxDiscount)) : ''
