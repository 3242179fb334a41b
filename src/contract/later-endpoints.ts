import { accountEndpoints } from './endpoints/account'
import { cartEndpoints } from './endpoints/cart'
import { codeEndpoints } from './endpoints/codes'
import { customsEndpoints } from './endpoints/customs'
import { deliveryEndpoints } from './endpoints/delivery'
import { giftEndpoints } from './endpoints/gift'
import { invoiceEndpoints } from './endpoints/invoice'
import { kitEndpoints } from './endpoints/kit'
import { messageEndpoints } from './endpoints/message'
import { myCardEndpoints } from './endpoints/my-cards'
import { reportEndpoints } from './endpoints/report'
import { reviewEndpoints } from './endpoints/review'
import { shopEndpoints } from './endpoints/shop'
import { supermarketEndpoints } from './endpoints/supermarket'
import { visitKindEndpoints } from './endpoints/visit-kinds'

/** Calls of single pages: the client fetches their rows with the first of them, so that other pages do not carry them. */
export const laterEndpoints = {
  ...accountEndpoints,
  ...cartEndpoints,
  ...customsEndpoints,
  ...codeEndpoints,
  ...deliveryEndpoints,
  ...giftEndpoints,
  ...invoiceEndpoints,
  ...kitEndpoints,
  ...messageEndpoints,
  ...reportEndpoints,
  ...reviewEndpoints,
  ...shopEndpoints,
  ...visitKindEndpoints,
  ...supermarketEndpoints,
  ...myCardEndpoints
}
