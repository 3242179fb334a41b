/** What WeChat can tell of an order, each once: the day before a visit, that the report is there, and what becomes of a change or refund. */
export const SUBSCRIPTION_KINDS = ['visit', 'report', 'change'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]
