import type { GenericSchema } from 'valibot'
import type * as v from 'valibot'
import type { EndpointName, InputOf, ResultsOf } from './catalogue'
import {
  awardSchemas,
  brandSchemas,
  drawSchemas,
  groupSchemas,
  memberSchemas,
  pairSchemas,
  replacementSchemas,
  seckillSchemas,
  subsidySchemas
} from './activity/schemas'
import { accountSchemas } from './account/schemas'
import { analyticsSchemas } from './analytics/schemas'
import { articleSchemas } from './article/schemas'
import { authSchemas } from './auth/schemas'
import { bankSchemas } from './bank/schemas'
import { bookingSchemas } from './booking/schemas'
import { browseSchemas } from './browse/schemas'
import { cardSchemas } from './card/schemas'
import { cartSchemas } from './cart/schemas'
import { codesSchemas } from './codes/schemas'
import { contentSchemas } from './content/schemas'
import { couponSchemas } from './coupon/schemas'
import { customsSchemas } from './customs/schemas'
import { deliverySchemas } from './delivery/schemas'
import { giftSchemas } from './gift/schemas'
import { invoiceSchemas } from './invoice/schemas'
import { kitSchemas } from './kit/schemas'
import { messageSchemas } from './message/schemas'
import { orderSchemas } from './order/schemas'
import { partnerSchemas } from './partner/schemas'
import { paySchemas } from './pay/schemas'
import { productSchemas } from './product/schemas'
import { reportSchemas } from './report/schemas'
import { reviewSchemas } from './review/schemas'
import { shopSchemas } from './shop/schemas'
import { subscriptionSchemas } from './subscription/schemas'
import { supermarketSchemas } from './supermarket/schemas'
import { visitKindsSchemas } from './visit-kinds/schemas'

type Schemas = {
  [N in EndpointName]: { input: GenericSchema<InputOf<N>>; results: GenericSchema<unknown, ResultsOf<N>> }
}

/** What each call takes and answers, checked at the server's door. Server and tests only: the client bundles types. */
export const schemas = {
  ...accountSchemas,
  ...drawSchemas,
  ...seckillSchemas,
  ...subsidySchemas,
  ...groupSchemas,
  ...memberSchemas,
  ...pairSchemas,
  ...replacementSchemas,
  ...awardSchemas,
  ...brandSchemas,
  ...analyticsSchemas,
  ...articleSchemas,
  ...authSchemas,
  ...bankSchemas,
  ...bookingSchemas,
  ...browseSchemas,
  ...cardSchemas,
  ...cartSchemas,
  ...codesSchemas,
  ...contentSchemas,
  ...couponSchemas,
  ...customsSchemas,
  ...deliverySchemas,
  ...giftSchemas,
  ...invoiceSchemas,
  ...kitSchemas,
  ...messageSchemas,
  ...orderSchemas,
  ...partnerSchemas,
  ...paySchemas,
  ...productSchemas,
  ...reportSchemas,
  ...reviewSchemas,
  ...shopSchemas,
  ...subscriptionSchemas,
  ...supermarketSchemas,
  ...visitKindsSchemas
} satisfies Schemas

/** What a handler receives: the parsed input, defaults filled in. */
export type ParsedInput<N extends EndpointName> = v.InferOutput<(typeof schemas)[N]['input']>
