import type { Endpoint } from './endpoint'
import { authEndpoints } from './endpoints/auth'
import { bookingEndpoints } from './endpoints/booking'
import { contentEndpoints } from './endpoints/content'
import { couponEndpoints } from './endpoints/coupon'
import { customsEndpoints } from './endpoints/customs'
import { codeEndpoints } from './endpoints/codes'
import { kitEndpoints } from './endpoints/kit'
import { messageEndpoints } from './endpoints/message'
import { orderEndpoints } from './endpoints/order'
import { payEndpoints } from './endpoints/pay'
import { productEndpoints } from './endpoints/product'
import { visitKindEndpoints } from './endpoints/visit-kinds'
import { supermarketEndpoints } from './endpoints/supermarket'

/** Every call of the product, once: the client types `call` from it, the server mounts it. */
export const catalogue = {
  ...authEndpoints,
  ...contentEndpoints,
  ...productEndpoints,
  ...bookingEndpoints,
  ...visitKindEndpoints,
  ...supermarketEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...customsEndpoints,
  ...kitEndpoints,
  ...codeEndpoints,
  ...payEndpoints,
  ...messageEndpoints
}

export type EndpointName = keyof typeof catalogue
export type InputOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer I, infer _R> ? I : never
export type ResultsOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer _I, infer R> ? R : never
