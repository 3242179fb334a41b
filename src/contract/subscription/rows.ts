import type { Empty } from '../common/dto'
import { row } from '../endpoint'
import type { KeepSubscriptionsInput, SubscriptionOffer, SubscriptionOfferInput } from './dto'

/** Ours: messages that WeChat sends of an order, as far as its owner lets it. */
export const subscriptionEndpoints = {
  'subscription.offer': row<SubscriptionOfferInput, SubscriptionOffer>({
    method: 'POST',
    path: '/subscription/offer',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  /** The first answer of an order counts. */
  'subscription.keep': row<KeepSubscriptionsInput, Empty>({
    method: 'POST',
    path: '/subscription/keep',
    auth: 'user',
    changes: true,
    quiet: true
  })
} as const
