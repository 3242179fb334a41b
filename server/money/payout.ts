import type { refundPayouts } from '../db/schema'

export type PayoutRow = typeof refundPayouts.$inferSelect

/** A part of a refund on its way to the payer: to be asked of the gateway, until that says that it is done. */
export const PAYOUT_STATE = { asked: 'asked', done: 'done' } as const
