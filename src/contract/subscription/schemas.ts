import { empty } from '../common/dto'
import * as subscription from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const subscriptionSchemas = {
  'subscription.offer': {
    input: subscription.subscriptionOfferInput,
    results: subscription.subscriptionOffer
  },
  'subscription.keep': { input: subscription.keepSubscriptionsInput, results: empty }
}
