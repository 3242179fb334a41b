import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client'
import { payments, refunds } from '../db/schema'
import { isRefunded, queryPrepay } from '../pay/gateway'
import { OPEN_STATES, PAYMENT_STATE, type PaymentRow } from '../pay/payment-row'
import { applyPayment } from './apply-payment'
import { finishRefund } from './refund-payment'

/** Asks the gateway about every try of an order that has not ended; the answer, not the client, is the truth. */
export async function refreshPayments(db: Db, orderNum: string, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.orderNum, orderNum), inArray(payments.state, [...OPEN_STATES, PAYMENT_STATE.refunding]))
    )
  for (const payment of open) await refreshPayment(db, payment, now)
}

async function refreshPayment(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.state === PAYMENT_STATE.refunding) return refreshRefund(db, payment, now)
  const result = await queryPrepay(db, payment.prepayId)
  if (result && result.state !== 'waiting') await applyPayment(db, payment, result, now)
}

async function refreshRefund(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  if (!refund || !(await isRefunded(db, refund.refundNo))) return
  await db.transaction((tx) => finishRefund(tx, refund.refundNo, now))
}

/** The same for every order that waits for a result: whose notice was lost, or that the process died over. */
export async function refreshUnsettled(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectDistinct({ orderNum: payments.orderNum })
    .from(payments)
    .where(inArray(payments.state, [PAYMENT_STATE.pending, PAYMENT_STATE.refunding]))
  for (const { orderNum } of rows) await refreshPayments(db, orderNum, now)
}
