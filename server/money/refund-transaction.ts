import type { refundTransactions } from '../db/schema'
import type { RefundResult } from './gateway'

export type RefundTransactionRow = typeof refundTransactions.$inferSelect

/**
 * A part of a refund on its way to the payer: to be asked of the gateway, until that says that it is done, or that it cannot be done
 * without a person.
 */
export const PAYOUT_STATE = { asked: 'asked', done: 'done', failed: 'failed' } as const

/** Why the gateway did not pay back: see `RefundResult`. */
export type PayoutFailure = Extract<RefundResult, 'abnormal' | 'closed'>
