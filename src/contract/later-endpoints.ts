import { accountEndpoints } from './account/rows'
import { articleEndpoints } from './article/rows'
import {
  awardEndpoints,
  brandEndpoints,
  drawEndpoints,
  groupEndpoints,
  memberEndpoints,
  pairEndpoints,
  replacementEndpoints,
  seckillEndpoints,
  subsidyEndpoints
} from './activity/rows'
import { bankEndpoints } from './bank/rows'
import { browseEndpoints } from './browse/rows'
import { cartEndpoints } from './cart/rows'
import { codeEndpoints } from './codes/rows'
import { laterContentEndpoints } from './content/later-rows'
import { customsEndpoints } from './customs/rows'
import { deliveryEndpoints } from './delivery/rows'
import { giftEndpoints } from './gift/rows'
import { invoiceEndpoints } from './invoice/rows'
import { kitEndpoints } from './kit/rows'
import { messageEndpoints } from './message/rows'
import { myCardEndpoints } from './card/rows'
import { partnerEndpoints } from './partner/rows'
import { cardBookingEndpoints } from './card/booking-rows'
import { reportEndpoints } from './report/rows'
import { reviewEndpoints } from './review/rows'
import { shopEndpoints } from './shop/rows'
import { subscriptionEndpoints } from './subscription/rows'
import { supermarketEndpoints } from './supermarket/rows'
import { visitKindEndpoints } from './visit-kinds/rows'

/** Calls of single pages: the client fetches their rows with the first of them, so that other pages do not carry them. */
export const laterEndpoints = {
  ...accountEndpoints,
  ...articleEndpoints,
  ...awardEndpoints,
  ...bankEndpoints,
  ...brandEndpoints,
  ...browseEndpoints,
  ...cartEndpoints,
  ...laterContentEndpoints,
  ...customsEndpoints,
  ...codeEndpoints,
  ...deliveryEndpoints,
  ...drawEndpoints,
  ...giftEndpoints,
  ...groupEndpoints,
  ...invoiceEndpoints,
  ...memberEndpoints,
  ...kitEndpoints,
  ...messageEndpoints,
  ...pairEndpoints,
  ...partnerEndpoints,
  ...replacementEndpoints,
  ...reportEndpoints,
  ...reviewEndpoints,
  ...seckillEndpoints,
  ...shopEndpoints,
  ...subscriptionEndpoints,
  ...subsidyEndpoints,
  ...visitKindEndpoints,
  ...supermarketEndpoints,
  ...myCardEndpoints,
  ...cardBookingEndpoints
}
