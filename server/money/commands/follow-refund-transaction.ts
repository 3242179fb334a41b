import { and, eq, isNull } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { refundTransactions, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { leaseEnd } from '../payment-row'
import { PAYOUT_STATE, type PayoutFailure } from '../refund-transaction'

/** The gateway has taken a part of a refund, and is at it. */
export async function takeRefundTransaction(tx: Tx, gatewayNo: string, now: Date): Promise<void> {
  await tx
    .update(refundTransactions)
    .set({ takenAt: now })
    .where(and(eq(refundTransactions.gatewayNo, gatewayNo), isNull(refundTransactions.takenAt)))
}

/**
 * The gateway cannot pay a part of a refund back by itself: the refund waits for a person (62). Answers its number, null when that was
 * known. The pay order is locked.
 */
export async function failRefundTransaction(
  tx: Tx,
  gatewayNo: string,
  failure: PayoutFailure,
  now: Date
): Promise<string | null> {
  await takeRefundTransaction(tx, gatewayNo, now)
  const [failed] = await tx
    .update(refundTransactions)
    .set({ state: PAYOUT_STATE.failed, failure })
    .where(and(eq(refundTransactions.gatewayNo, gatewayNo), eq(refundTransactions.state, PAYOUT_STATE.asked)))
    .returning({ refundNo: refundTransactions.refundNo })
  if (!failed) return null
  await tx
    .update(refunds)
    .set({ state: REFUND_STATE.manual })
    .where(and(eq(refunds.refundNo, failed.refundNo), eq(refunds.state, REFUND_STATE.returning)))
  return failed.refundNo
}

/** A number that the gateway has closed pays nothing any more: the next try has another one, which says of what it is the repetition. */
const nextNumber = (gatewayNo: string): string => {
  const [, base = gatewayNo, tries = '1'] = /^(.+)r(\d+)$/.exec(gatewayNo) ?? []
  return `${base}r${Number(tries) + 1}`
}

/** What failed of a refund is asked of the gateway again. Answers how many parts. The pay order is locked. */
export async function retryRefund(tx: Tx, refundNo: string, now: Date): Promise<number> {
  const failed = await tx
    .select()
    .from(refundTransactions)
    .where(and(eq(refundTransactions.refundNo, refundNo), eq(refundTransactions.state, PAYOUT_STATE.failed)))
  for (const { gatewayNo, failure } of failed) {
    const again = failure === 'closed' ? { gatewayNo: nextNumber(gatewayNo), takenAt: null } : {}
    await tx
      .update(refundTransactions)
      .set({ state: PAYOUT_STATE.asked, failure: null, nextAskAt: leaseEnd(now), ...again })
      .where(eq(refundTransactions.gatewayNo, gatewayNo))
  }
  if (failed.length > 0)
    await tx.update(refunds).set({ state: REFUND_STATE.returning }).where(eq(refunds.refundNo, refundNo))
  return failed.length
}
