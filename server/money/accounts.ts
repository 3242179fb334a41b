import type { PayingTender } from '@/domain/order/tenders'

/** Where money stands. What the shop keeps is the balance of `order:`; the others but the gateway's end at 0. */
export type Account =
  | 'issuer'
  | `${PayingTender}:${string}`
  | `gateway:${string}`
  | `pay:${string}`
  | `order:${string}`
  | `refund:${string}`
  | `sent:${string}`

export const ACCOUNT = {
  /** Outside: below 0 by all that stored money was issued with. */
  issuer: 'issuer',
  /** What is left of a tender under a number: of a gift card, for instance. */
  tender: (tender: PayingTender, no: string): Account => `${tender}:${no}`,
  /** Outside: below 0 by what payers have paid through a channel and not got back. */
  gateway: (channel: string): Account => `gateway:${channel}`,
  /** Has arrived for a pay order and is not posted to its orders yet. */
  pay: (payOrderNum: string): Account => `pay:${payOrderNum}`,
  order: (orderNum: string): Account => `order:${orderNum}`,
  /** On its way back. */
  refund: (refundNo: string): Account => `refund:${refundNo}`,
  /** On its way from one gift card to another: nobody has claimed it yet. */
  sent: (sendNo: string): Account => `sent:${sendNo}`
} as const
