import type { SubscriptionKind } from '@/domain/subscription/kinds'

/** What is sent of an order. No name, and nothing of a report. */
export interface SubscriptionMessage {
  readonly openid: string
  readonly templateId: string
  /** The mini-program's page that it opens, with its query. */
  readonly page: string
  readonly orderNum: string
  readonly kind: SubscriptionKind
  /** What happened, in the words of the message in the shop. */
  readonly title: string
}

/** `refused`: WeChat's code and words; asked again it would say the same. */
export type SendEnd = 'sent' | { readonly refused: string }

/** Less than half of the time for which the outbox lends an entry: who is still at it is seen to be. */
export const SEND_MS = 28_000

/**
 * Sends one subscription message (`subscribeMessage.send`), which spends what its reader said yes to. Answers within `SEND_MS`. Throws
 * where WeChat has not heard it or could not do it just now: it is tried again.
 */
export interface SubscriptionSender {
  send(message: SubscriptionMessage): Promise<SendEnd>
}
