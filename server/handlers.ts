import type { Handlers } from './http/context'
import { activityHandlers } from './activity/handlers'
import { analyticsHandlers } from './analytics/handlers'
import { addonHandlers } from './pricing/handlers'
import { articleHandlers } from './article/handlers'
import { authHandlers } from './account/handlers'
import { bankHandlers } from './bank/handlers'
import { cardBookingHandlers } from './booking/card-handlers'
import { profileHandlers } from './account/profile-handlers'
import { bookingHandlers } from './booking/handlers'
import { visitKindHandlers } from './booking/visit-kind-handlers'
import { cartHandlers } from './cart/handlers'
import { bindingHandlers } from './card/binding-handlers'
import { cardHandlers } from './card/handlers'
import { confirmHandlers } from './catalogue/confirm-handlers'
import { contactHandlers } from './account/contact-handlers'
import { couponHandlers } from './coupon/handlers'
import { contentHandlers } from './content/handlers'
import { giftHandlers } from './gift/handlers'
import { messageHandlers } from './message/handlers'
import { orderHandlers } from './ordering/handlers'
import { payHandlers } from './ordering/payments/handlers'
import { changeHandlers } from './ordering/changes/handlers'
import { invoiceHandlers } from './ordering/invoices/handlers'
import { refundHandlers } from './ordering/refunds/handlers'
import { reviewHandlers } from './review/handlers'
import { reportHandlers } from './report/handlers'
import { partnerHandlers } from './partner/handlers'
import { privacyHandlers } from './privacy/handlers'
import { addressHandlers } from './account/address-handlers'
import { subscriptionHandlers } from './subscription/handlers'
import { productHandlers } from './catalogue/handlers'

/** Every call of the catalogue; a missing one does not compile. */
export const handlers = {
  ...authHandlers,
  ...contactHandlers,
  ...profileHandlers,
  ...addressHandlers,
  ...privacyHandlers,
  ...bankHandlers,
  ...partnerHandlers,
  ...bookingHandlers,
  ...visitKindHandlers,
  ...cartHandlers,
  ...cardHandlers,
  ...bindingHandlers,
  ...cardBookingHandlers,
  ...addonHandlers,
  ...confirmHandlers,
  ...couponHandlers,
  ...contentHandlers,
  ...articleHandlers,
  ...productHandlers,
  ...orderHandlers,
  ...giftHandlers,
  ...payHandlers,
  ...messageHandlers,
  ...invoiceHandlers,
  ...refundHandlers,
  ...reviewHandlers,
  ...subscriptionHandlers,
  ...changeHandlers,
  ...reportHandlers,
  ...analyticsHandlers,
  ...activityHandlers
} satisfies Handlers
