import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { refundTransactions, refunds } from '../../db/schema'
import { PAYOUT_STATE, type RefundTransactionRow } from '../refund-transaction'

/** Under which pay order money goes back; null when the gateway's number is of no payout. */
export async function payOrderOfRefundTransaction(db: Db, gatewayNo: string): Promise<string | null> {
  const [found] = await db
    .select({ payOrderNum: refunds.payOrderNum })
    .from(refundTransactions)
    .innerJoin(refunds, eq(refunds.refundNo, refundTransactions.refundNo))
    .where(eq(refundTransactions.gatewayNo, gatewayNo))
  return found?.payOrderNum ?? null
}

/** What the gateway is still to be asked for. */
export async function pendingRefundTransactions(
  db: Db,
  payOrderNum: string
): Promise<RefundTransactionRow[]> {
  const rows = await db
    .select({ payout: refundTransactions })
    .from(refundTransactions)
    .innerJoin(refunds, eq(refunds.refundNo, refundTransactions.refundNo))
    .where(and(eq(refunds.payOrderNum, payOrderNum), eq(refundTransactions.state, PAYOUT_STATE.asked)))
  return rows.map(({ payout }) => payout)
}
