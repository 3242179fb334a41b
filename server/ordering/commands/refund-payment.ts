import { eq, sql } from 'drizzle-orm'
import { PAY_STATUS, REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import type { Tx } from '../../db/transact'
import { orders, payments, refunds } from '../../db/schema'
import { ORDER_TEXTS } from '../texts'
import { recordEvent } from '../order/event'
import { newRefundNum } from '../order/order-number'
import { lockOrder } from '../queries/own-order'
import { leaseEnd, PAYMENT_STATE, type PaymentRow } from '../order/payment-row'

/** `late` came after the order's end and takes the order along; `twice` paid an order that was paid already. */
export type RefundReason = 'late' | 'twice'

/**
 * Writes down that a whole payment goes back by itself. The order is locked. `carryOut` asks the gateway for it after the
 * transaction, and its word ends the refund: see `finishRefund`.
 */
export async function refundPayment(
  tx: Tx,
  payment: PaymentRow,
  reason: RefundReason,
  now: Date
): Promise<void> {
  const refundNo = newRefundNum(now)
  await tx.insert(refunds).values({
    refundNo,
    orderNum: payment.orderNum,
    paymentId: payment.id,
    refundType: REFUND_TYPE.whole,
    state: REFUND_STATE.returning,
    amountFen: payment.amountFen,
    reasonId: reason,
    reasonName: ORDER_TEXTS.lateRefund,
    createdAt: now
  })
  await tx
    .update(payments)
    .set({ state: PAYMENT_STATE.refunding, nextAskAt: leaseEnd(now) })
    .where(eq(payments.id, payment.id))
  if (reason === 'late') {
    await tx
      .update(orders)
      .set({ payStatus: PAY_STATUS.refunding, refundState: REFUND_STATE.returning })
      .where(eq(orders.orderNum, payment.orderNum))
    await recordEvent(tx, payment.orderNum, 'refunding', now, { refundNo })
  }
}

/** The gateway has paid back: payment, refund and, where it was the order's money, the order say so. Twice is once. */
export async function finishRefund(tx: Tx, refundNo: string, now: Date): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo))
  if (!refund) throw new Error('a refund that nobody asked for')
  await lockOrder(tx, refund.orderNum)
  const [done] = await tx
    .update(refunds)
    .set({ state: REFUND_STATE.done, settledAt: now })
    .where(sql`${refunds.refundNo} = ${refundNo} and ${refunds.state} = ${REFUND_STATE.returning}`)
    .returning()
  if (!done) return
  if (done.paymentId !== null) {
    await tx
      .update(payments)
      .set({ state: PAYMENT_STATE.refunded, refundedFen: done.amountFen })
      .where(eq(payments.id, done.paymentId))
  }
  if (done.reasonId === 'twice') return
  await tx
    .update(orders)
    .set({
      payStatus: PAY_STATUS.refunded,
      refundState: REFUND_STATE.done,
      refundedFen: sql`${orders.refundedFen} + ${done.amountFen}`
    })
    .where(eq(orders.orderNum, done.orderNum))
  await recordEvent(tx, done.orderNum, 'refunded', now, { refundNo })
}
