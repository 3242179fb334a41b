import { authEndpoints } from './endpoints/auth'
import { bookingEndpoints } from './endpoints/booking'
import { contentEndpoints } from './endpoints/content'
import { couponEndpoints } from './endpoints/coupon'
import { orderEndpoints } from './endpoints/order'
import { payEndpoints } from './endpoints/pay'
import { productEndpoints } from './endpoints/product'

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
