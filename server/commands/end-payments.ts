import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { payments } from '../db/schema'
import { closePrepay } from '../pay/gateway'
import { PAYMENT_STATE } from '../pay/payment-row'
import { applyPayment } from './apply-payment'

/**
 * Before an order ends, its open payments end at the gateway. What was paid in the meantime is applied, so the caller looks
 * at the order again afterwards. The order is locked.
 */
export async function endPayments(tx: Db, orderNum: string, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderNum, orderNum), eq(payments.state, PAYMENT_STATE.created)))
  for (const payment of open) {
    const result = await closePrepay(tx, payment.prepayId, now)
    if (result) await applyPayment(tx, payment, result, now)
  }
}
