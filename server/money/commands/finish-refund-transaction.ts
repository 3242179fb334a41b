import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { payments, refundTransactions, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import { PAYOUT_STATE } from '../refund-transaction'
import { postTransfers } from './post-transfers'

/** The first word of the gateway about it counts. */
const takenAt = (now: Date) => sql`coalesce(${refundTransactions.takenAt}, ${now.toISOString()}::timestamptz)`

/**
 * The gateway has paid a part of a refund. Twice is once. Answers the refund when that was the last part, else null. The pay
 * order is locked.
 */
export async function finishRefundTransaction(
  tx: Tx,
  gatewayNo: string,
  now: Date
): Promise<typeof refunds.$inferSelect | null> {
  const [done] = await tx
    .update(refundTransactions)
    .set({ state: PAYOUT_STATE.done, failure: null, settledAt: now, takenAt: takenAt(now) })
    .where(and(eq(refundTransactions.gatewayNo, gatewayNo), ne(refundTransactions.state, PAYOUT_STATE.done)))
    .returning()
  if (!done) return null
  const { refundNo, no, paymentId, amountFen } = done
  if (paymentId === null) throw new Error('what went to a tender is done already')
  const [payment] = await tx
    .update(payments)
    .set({ refundedFen: sql`${payments.refundedFen} + ${amountFen}::int` })
    .where(eq(payments.id, paymentId))
    .returning({ channel: payments.channel })
  if (!payment) throw new Error('a payout without its payment')
  const from = ACCOUNT.refund(refundNo)
  const to = ACCOUNT.gateway(payment.channel)
  await postTransfers(tx, [{ cause: `payout:${refundNo}-${no}`, from, to, amountFen }], now)
  const left = await tx
    .select({ no: refundTransactions.no })
    .from(refundTransactions)
    .where(and(eq(refundTransactions.refundNo, refundNo), ne(refundTransactions.state, PAYOUT_STATE.done)))
    .limit(1)
  if (left.length > 0) return null
  const [refund] = await tx
    .update(refunds)
    .set({ state: REFUND_STATE.done, settledAt: now })
    .where(
      and(
        eq(refunds.refundNo, refundNo),
        inArray(refunds.state, [REFUND_STATE.returning, REFUND_STATE.manual])
      )
    )
    .returning()
  return refund ?? null
}
