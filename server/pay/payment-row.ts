import type { payments } from '../db/schema'

export type PaymentRow = typeof payments.$inferSelect

/** States of a try to pay, as the shop knows them. */
export const PAYMENT_STATE = {
  created: 'created',
  /** Confirmed by the payer, no result yet. */
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  closed: 'closed',
  refunding: 'refunding',
  refunded: 'refunded'
} as const

/** Not ended: the gateway may still have news. */
export const OPEN_STATES: readonly string[] = [PAYMENT_STATE.created, PAYMENT_STATE.pending]
/** Money has arrived, whatever became of it. */
export const PAID_STATES: readonly string[] = [
  PAYMENT_STATE.paid,
  PAYMENT_STATE.refunding,
  PAYMENT_STATE.refunded
]
