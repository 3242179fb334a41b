import type {
  Coupon as CouponDto,
  CouponAmount,
  CouponList as CouponListDto,
  CouponProducts as CouponProductsDto
} from '@/contract/coupon/dto'
import type { AfterPrices } from '@/contract/browse/dto'
import { toYuan } from '@/domain/money'
import { cardDto } from '../catalogue/dto'
import type { AfterPrice } from './queries/after-prices'
import type { BestOfAmount, CouponList } from './queries/coupon-list'
import type { CouponProducts } from './queries/coupon-products'
import type { JudgedCoupon } from './queries/user-coupons'

/** A coupon as §3. */
export const couponDto = ({ coupon, ...judged }: JudgedCoupon): CouponDto => ({
  couponCode: coupon.couponCode,
  name: coupon.couponName,
  couponType: coupon.couponType,
  couponBatchType: coupon.couponBatchType,
  discountedPrice: toYuan(coupon.discountedPriceFen),
  discounted: coupon.discounted,
  maxDiscount: toYuan(coupon.maxDiscountFen ?? 0),
  minAmount: toYuan(coupon.minAmountFen),
  expiresAt: coupon.expiresAt,
  status: coupon.status === 'locked' ? 'unused' : coupon.status,
  ...judged
})

export const couponListDto = (
  { list, best, bestFen, baseFen, payFen, amountsFen, claimable }: CouponList,
  now: Date
): CouponListDto => ({
  list: list.map(couponDto),
  best,
  bestDiscount: toYuan(bestFen),
  baseAmount: toYuan(baseFen),
  payAmount: toYuan(payFen),
  ...(amountsFen && { amounts: amountsFen.map(toYuan) }),
  ...(claimable && { claimable: claimable.map(couponDto) }),
  serverTime: now.getTime()
})

export const afterPriceDto = ({ priceFen, ...after }: AfterPrice): AfterPrices[number] => ({
  ...after,
  price: priceFen === null ? null : toYuan(priceFen)
})

export const couponAmountDto = ({ bestFen, usable }: BestOfAmount): CouponAmount[] => [
  { coupon: toYuan(bestFen), couponNums: usable }
]

export const couponProductsDto = (
  { coupon, list, ...found }: CouponProducts,
  now: Date
): CouponProductsDto => ({
  ...found,
  coupon: couponDto(coupon),
  list: list.map(({ card, afterFen }) => ({ product: cardDto(card), afterPrice: toYuan(afterFen) })),
  serverTime: now.getTime()
})
