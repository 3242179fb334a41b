import * as confirm from '../booking/dto/confirm'
import * as coupon from '../coupon/dto'
import * as supermarket from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const supermarketSchemas = {
  'supermarket.packages': { input: supermarket.supermarketInput, results: supermarket.supermarketPackages },
  'supermarket.breakfasts': { input: supermarket.supermarketBreakfastInput, results: confirm.breakfasts },
  'supermarket.coupons': { input: coupon.couponListInput, results: coupon.couponList }
}
