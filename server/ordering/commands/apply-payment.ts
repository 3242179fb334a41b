import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { PAY_CONFIRM_MS } from '@/domain/order/timers'
import type { Db } from '../../db/client'
import { transact, type Tx } from '../../db/transact'
import { orderEvents, orders, payments } from '../../db/schema'
import { useCoupons } from '../claims'
import { bookedState } from '../order/booked-state'
import { recordEvent } from '../order/event'
import type { OrderRow } from '../order/facts'
import type { PrepayResult } from '../../gateway/gateway'
import {
  leaseEnd,
  OPEN_STATES,
  PAID_STATES,
  PAYMENT_STATE,
  UNCONFIRMED_STATES,
  type PaymentRow
} from '../order/payment-row'
import { lockOrder } from '../queries/own-order'
import { refundPayment } from './refund-payment'
import { seatLatePayment } from './seat-late-payment'

/** Neither paid nor ended. */
export const isUnpaid = ({ payStatus }: Pick<OrderRow, 'payStatus'>): boolean =>
  payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.failed

/**
 * Makes the gateway's word about a payment the shop's truth. Locks the order, then the payment. The same word twice, or an
 * older one after a newer, changes nothing. What the gateway has to do after it is written down only: `carryOut` does it once
 * the transaction is over.
 */
export async function applyPayment(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'orderNum'>,
  result: PrepayResult,
  now: Date
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, payment.orderNum)
    const [current] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update')
    if (!order || !current) throw new Error('a payment without its order')
    switch (result.state) {
      case 'paid':
        return applyPaid(tx, order, current, result, now)
      case 'processing':
        return applyProcessing(tx, order, current, now)
      case 'declined':
        return applyEnd(tx, order, current, PAYMENT_STATE.failed, now)
      case 'closed':
        return applyEnd(tx, order, current, PAYMENT_STATE.closed, now)
      case 'waiting':
        return
    }
  })
}

async function applyPaid(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { tradeNo, settledAt }: PrepayResult,
  now: Date
): Promise<void> {
  if (PAID_STATES.includes(payment.state)) return
  const paidAt = settledAt ?? now
  await tx
    .update(payments)
    .set({ state: PAYMENT_STATE.paid, gatewayTradeNo: tradeNo, paidAt })
    .where(eq(payments.id, payment.id))
  if (isUnpaid(order) || order.payStatus === PAY_STATUS.paying) {
    await markPaid(tx, order, payment, paidAt, now)
  } else if (order.payStatus === PAY_STATUS.closed) {
    await seatLatePayment(tx, order, payment, now)
  } else {
    await refundPayment(tx, payment, 'twice', now)
  }
}

async function markPaid(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  paidAt: Date,
  now: Date
): Promise<void> {
  const { orderNum } = order
  await tx
    .update(orders)
    .set({
      payStatus: PAY_STATUS.paid,
      appointmentState: bookedState(order),
      paidFen: payment.amountFen,
      paidAt
    })
    .where(eq(orders.orderNum, orderNum))
  await useCoupons(tx, order.payOrderNum, paidAt)
  await recordEvent(tx, orderNum, 'paid', paidAt, { channel: payment.channel })
  await endOtherPayments(tx, orderNum, payment.id, now)
}

/** Other tries at the same order are to end at the gateway too. One that was paid in the same moment is paid back then. */
const endOtherPayments = (tx: Tx, orderNum: string, paidId: string, now: Date) =>
  tx
    .update(payments)
    .set({ state: PAYMENT_STATE.closing, nextAskAt: leaseEnd(now) })
    .where(
      and(
        eq(payments.orderNum, orderNum),
        ne(payments.id, paidId),
        inArray(payments.state, [...UNCONFIRMED_STATES])
      )
    )

/** Confirmed, but no result: 支付确认中, for a quarter of an hour at most; then the order waits for a payment again. */
async function applyProcessing(tx: Tx, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  if (UNCONFIRMED_STATES.includes(payment.state)) {
    await tx.update(payments).set({ state: PAYMENT_STATE.pending }).where(eq(payments.id, payment.id))
    if (!isUnpaid(order)) return
    await setPayStatus(tx, order.orderNum, PAY_STATUS.paying)
    await recordEvent(tx, order.orderNum, 'paying', now, { paymentId: payment.id })
    return
  }
  if (order.payStatus !== PAY_STATUS.paying) return
  const [since] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderNum, order.orderNum), eq(orderEvents.event, 'paying')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  if (since && now.getTime() - since.at.getTime() < PAY_CONFIRM_MS) return
  await setPayStatus(tx, order.orderNum, PAY_STATUS.unpaid)
}

/** Declined or closed without money. The order says so only when no other try is under way. */
async function applyEnd(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  state: typeof PAYMENT_STATE.failed | typeof PAYMENT_STATE.closed,
  now: Date
): Promise<void> {
  if (!OPEN_STATES.includes(payment.state)) return
  await tx.update(payments).set({ state }).where(eq(payments.id, payment.id))
  if (!isUnpaid(order) && order.payStatus !== PAY_STATUS.paying) return
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderNum, order.orderNum), inArray(payments.state, [...OPEN_STATES])))
  if (open.length > 0) return
  const failed = state === PAYMENT_STATE.failed
  await setPayStatus(tx, order.orderNum, failed ? PAY_STATUS.failed : PAY_STATUS.unpaid)
  if (failed) await recordEvent(tx, order.orderNum, 'pay-failed', now, { channel: payment.channel })
}

const setPayStatus = (tx: Tx, orderNum: string, payStatus: number) =>
  tx.update(orders).set({ payStatus }).where(eq(orders.orderNum, orderNum))
