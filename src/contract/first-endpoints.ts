import { authEndpoints } from './auth/rows'
import { bookingEndpoints } from './booking/rows'
import { contentEndpoints } from './content/rows'
import { couponEndpoints } from './coupon/rows'
import { orderEndpoints } from './order/rows'
import { payEndpoints } from './pay/rows'
import { productEndpoints } from './product/rows'

/** Calls of every visit, from home to the paid order: their rows come with the app. */
export const firstEndpoints = {
  ...authEndpoints,
  ...contentEndpoints,
  ...productEndpoints,
  ...bookingEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...payEndpoints
}
