import * as coupon from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const couponSchemas = {
  'coupon.list': { input: coupon.couponListInput, results: coupon.couponList },
  'coupon.amount': { input: coupon.couponAmountInput, results: coupon.couponAmount },
  'coupon.products': { input: coupon.couponProductsInput, results: coupon.couponProducts },
  'coupon.claim': { input: coupon.claimInput, results: coupon.claimResults },
  'coupon.redeem': { input: coupon.redeemInput, results: coupon.coupon }
}
