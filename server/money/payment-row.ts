import type { payments } from '../db/schema'

export type PaymentRow = typeof payments.$inferSelect

/** States of a try to pay, as the shop knows them. */
export const PAYMENT_STATE = {
  /** Written down before the gateway is asked for it; the payer has not seen it. */
  opening: 'opening',
  created: 'created',
  /** Not wanted any more: to be ended at the gateway. */
  closing: 'closing',
  /** Confirmed by the payer, no result yet. */
  pending: 'pending',
  /** Money has arrived; what became of it stands in `transfers`, what went back in `refund_payouts`. */
  paid: 'paid',
  failed: 'failed',
  closed: 'closed'
} as const

/** Not ended: the gateway may still have news. */
export const OPEN_STATES: readonly string[] = [
  PAYMENT_STATE.opening,
  PAYMENT_STATE.created,
  PAYMENT_STATE.closing,
  PAYMENT_STATE.pending
]
/** The payer has not confirmed it yet, as far as the shop knows: the gateway may still close it. */
export const UNCONFIRMED_STATES: readonly string[] = [
  PAYMENT_STATE.opening,
  PAYMENT_STATE.created,
  PAYMENT_STATE.closing
]

/**
 * Whoever writes an intent (a payment `opening` or `closing`, a payout `asked`) carries it out at once. If it dies, the job
 * takes over after this lease: see `payments.nextAskAt`.
 */
const LEASE_MS = 30_000
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)
