import { eq } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { refunds } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { retryRefund } from '../../../money/commands/follow-refund-transaction'
import type { PayContext } from '../../../money/gateway'
import { lockPayOrder } from '../../order/queries/own-order'
import { showRefund } from '../../payments/commands/refund-payment'

/**
 * Asks the gateway again for what it could not pay back (62): an account that takes money again, or whose money a person has sent
 * elsewhere at the provider, is done then; what the provider had closed is asked for under a new number. The job asks.
 */
export function retryRefundOf(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  refundNo: string
): Promise<{ readonly ok: true; readonly parts: number } | { readonly ok: false; readonly reason: string }> {
  return transact(db, async (tx) => {
    const [asked] = await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo))
    if (!asked) return { ok: false, reason: `没有退款 ${refundNo}` }
    const { orders: together } = await lockPayOrder(tx, asked.payOrderNum)
    const parts = await retryRefund(tx, refundNo, now())
    if (parts === 0) return { ok: false, reason: `退款 ${refundNo} 没有失败的部分，不需要重试` }
    await showRefund(tx, together, refundNo, REFUND_STATE.returning)
    return { ok: true, parts }
  })
}
