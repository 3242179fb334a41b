import type { Handlers } from '../http/context'
import { addonHandlers } from './addon'
import { authHandlers } from './auth'
import { bookingHandlers } from './booking'
import { confirmHandlers } from './confirm'
import { contactHandlers } from './contacts'
import { couponHandlers } from './coupon'
import { contentHandlers } from './content'
import { orderHandlers } from './order'
import { payHandlers } from './pay'
import { productHandlers } from './product'

/** Every call of the catalogue; a missing one does not compile. */
export const handlers = {
  ...authHandlers,
  ...contactHandlers,
  ...bookingHandlers,
  ...addonHandlers,
  ...confirmHandlers,
  ...couponHandlers,
  ...contentHandlers,
  ...productHandlers,
  ...orderHandlers,
  ...payHandlers
} satisfies Handlers
