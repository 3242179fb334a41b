import { accountEndpoints } from './endpoints/account'
import { authEndpoints } from './endpoints/auth'
import { bookingEndpoints } from './endpoints/booking'
import { contentEndpoints } from './endpoints/content'
import { couponEndpoints } from './endpoints/coupon'
import { customsEndpoints } from './endpoints/customs'
import { cardEndpoints } from './endpoints/card-service'
import { codeEndpoints } from './endpoints/codes'
import { deliveryEndpoints } from './endpoints/delivery'
import { kitEndpoints } from './endpoints/kit'
import { messageEndpoints } from './endpoints/message'
import { orderEndpoints } from './endpoints/order'
import { payEndpoints } from './endpoints/pay'
import { productEndpoints } from './endpoints/product'
import { reportEndpoints } from './endpoints/report'
import { visitKindEndpoints } from './endpoints/visit-kinds'
import { supermarketEndpoints } from './endpoints/supermarket'

/** Calls that our own client makes; their rows are in its bundle. */
export const clientEndpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...contentEndpoints,
  ...productEndpoints,
  ...bookingEndpoints,
  ...visitKindEndpoints,
  ...supermarketEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...customsEndpoints,
  ...kitEndpoints,
  ...deliveryEndpoints,
  ...codeEndpoints,
  ...payEndpoints,
  ...messageEndpoints,
  ...reportEndpoints,
  ...cardEndpoints
}
