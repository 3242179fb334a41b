import type { SubscriptionKind } from '@/domain/subscription/kinds'

interface Subscribed {
  readonly openid: string
  readonly templateId: string
  readonly orderNum: string
  readonly kind: SubscriptionKind
  /** What happened, in the words of the message in the shop; no name, and nothing of a report. */
  readonly title: string
}

/** Sends one subscription message (`subscribeMessage.send`). Throws when it did not: the outbox tries again. */
export interface SubscriptionSender {
  send(message: Subscribed): Promise<void>
}

/** WeChat's needs an access token of the shop's account, and is to be connected here: until then nothing is sent. */
export const subscriptionSender: SubscriptionSender | null = null
