import type { refundTransactions } from '../db/schema'

export type RefundTransactionRow = typeof refundTransactions.$inferSelect

/** A part of a refund on its way to the payer: to be asked of the gateway, until that says that it is done. */
export const PAYOUT_STATE = { asked: 'asked', done: 'done' } as const
