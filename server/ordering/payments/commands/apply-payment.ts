import { and, eq, inArray, ne } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { transact, type Tx } from '../../../db/transact'
import { orders, payments, payOrders } from '../../../db/schema'
import { bookPayment } from '../../../money/commands/book-payment'
import { postInstalments } from '../../../money/commands/post-instalments'
import type { PrepayResult } from '../../../money/gateway'
import { isUnpaid, PAY_ORDER_STATE } from '../../../money/pay-order'
import {
  leaseEnd,
  OPEN_STATES,
  PAYMENT_STATE,
  UNCONFIRMED_STATES,
  type PaymentRow
} from '../../../money/payment-row'
import { instalmentsOf, sumFen, toPayFen } from '../../../money/queries/instalments'
import { afterPaid } from '../../offers'
import { spendTenders } from '../../tenders'
import { recordEvents } from '../../order/event'
import { PAID } from '../../order/transitions'
import { goesOn } from '../../order/order-policy'
import { lockPayOrder, type PaidTogether } from '../../order/queries/own-order'
import { applyPaidChanges, canApplyChanges } from '../../changes/commands/apply-change'
import { refundPayment } from './refund-payment'
import { applyProcessing } from './late-answer'
import { seatLatePayment } from './late-payment'
import { setPayState } from './set-pay-state'

/**
 * Makes the gateway's word about a payment the shop's truth. Locks the pay order with its orders, then the payment. The same word
 * twice, or an older one after a newer, changes nothing. What the gateway has to do after it is written down only: `processRefunds`
 * does it once the transaction is over.
 */
export async function applyPayment(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'payOrderNum'>,
  result: PrepayResult,
  now: Date
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockPayOrder(tx, payment.payOrderNum)
    const [current] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update')
    if (!current) throw new Error('no such payment')
    switch (result.state) {
      case 'paid':
        return applyPaid(tx, locked, current, result, now)
      case 'processing':
        return applyProcessing(tx, locked, current, now)
      case 'declined':
        return applyEnd(tx, locked, current, PAYMENT_STATE.failed, now)
      case 'closed':
        return applyEnd(tx, locked, current, PAYMENT_STATE.closed, now)
      case 'waiting':
        return
    }
  })
}

async function applyPaid(
  tx: Tx,
  locked: PaidTogether,
  payment: PaymentRow,
  { tradeNo, settledAt, amountFen }: PrepayResult,
  now: Date
): Promise<void> {
  if (payment.state === PAYMENT_STATE.paid) return
  // Nobody may pay less than was asked for; the bill of the day names what arrived.
  if (amountFen !== payment.amountFen) throw new Error('paid with another sum than was asked for')
  const paidAt = settledAt ?? now
  await bookPayment(tx, payment, tradeNo, paidAt)
  // One of the sum before an order was left out pays nothing, and goes back.
  const exact = payment.amountFen === toPayFen(await instalmentsOf(tx, payment.payOrderNum))
  if (exact && (await takesMoney(tx, locked))) await markPaid(tx, locked, payment, paidAt, now)
  else if (exact && locked.orders.every(({ payStatus }) => payStatus === PAY_STATUS.closed))
    await seatLatePayment(tx, locked, payment, now)
  else await refundPayment(tx, locked, payment, 'twice', now)
}

/**
 * Whether what has arrived is what the pay order waits for. What is owed after an order takes it only while the order goes on; a
 * balance takes it also after its time, as it is owed until it is paid.
 */
async function takesMoney(tx: Tx, { payOrder, orders: due }: PaidTogether): Promise<boolean> {
  const { payOrderNum } = payOrder
  if (due.some((order) => order.payOrderNum === payOrderNum)) return isUnpaid(payOrder)
  if (!due.every(goesOn)) return false
  const late = payOrder.state === PAY_ORDER_STATE.closed
  if (!(await canApplyChanges(tx, payOrderNum))) return false
  return (
    isUnpaid(payOrder) ||
    (late && (await instalmentsOf(tx, payOrderNum)).every(({ purpose }) => purpose === 'balance'))
  )
}

/** All orders of a locked pay order are paid, by a payment or, with null, by their tenders alone. */
export async function markPaid(
  tx: Tx,
  { payOrder: { payOrderNum }, orders: paid }: PaidTogether,
  payment: PaymentRow | null,
  paidAt: Date,
  now: Date
): Promise<void> {
  const instalments = await instalmentsOf(tx, payOrderNum)
  await postInstalments(tx, payOrderNum, instalments, paidAt)
  for (const order of paid) {
    // What was paid before under another pay order stays paid: a balance comes after its deposit.
    const paidFen = order.paidFen + sumFen(instalments.filter(({ orderNum }) => orderNum === order.orderNum))
    const first = order.payOrderNum === payOrderNum ? { payStatus: PAY_STATUS.paid, paidAt } : {}
    await tx
      .update(orders)
      .set({ ...first, paidFen })
      .where(eq(orders.orderNum, order.orderNum))
  }
  await tx
    .update(payOrders)
    .set({ state: PAY_ORDER_STATE.paid, closedBy: null, closedNote: '' })
    .where(eq(payOrders.payOrderNum, payOrderNum))
  const firsts = paid.filter((order) => order.payOrderNum === payOrderNum)
  await afterPaid(tx, firsts, paidAt, PAID)
  await applyPaidChanges(tx, payOrderNum, paidAt)
  await spendTenders(tx, payOrderNum, paidAt)
  const by = payment ? { channel: payment.channel } : { nothingToPay: true }
  await recordEvents(tx, firsts, 'paid', paidAt, by)
  const others = paid.filter((order) => !firsts.includes(order))
  await recordEvents(tx, others, 'paid', paidAt, { ...by, later: true })
  if (payment) await endOtherPayments(tx, payment, now)
}

/** Other tries at the same pay order are to end at the gateway too. One that was paid in the same moment is paid back then. */
const endOtherPayments = (tx: Tx, { id, payOrderNum }: PaymentRow, now: Date) =>
  tx
    .update(payments)
    .set({ state: PAYMENT_STATE.closing, nextAskAt: leaseEnd(now) })
    .where(
      and(
        eq(payments.payOrderNum, payOrderNum),
        ne(payments.id, id),
        inArray(payments.state, [...UNCONFIRMED_STATES])
      )
    )

/** Declined or closed without money. The orders say so only when no other try is under way. */
async function applyEnd(
  tx: Tx,
  { payOrder, orders: unpaid }: PaidTogether,
  payment: PaymentRow,
  state: typeof PAYMENT_STATE.failed | typeof PAYMENT_STATE.closed,
  now: Date
): Promise<void> {
  if (!OPEN_STATES.includes(payment.state)) return
  await tx.update(payments).set({ state }).where(eq(payments.id, payment.id))
  if (!isUnpaid(payOrder)) return
  const { payOrderNum } = payOrder
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.payOrderNum, payOrderNum), inArray(payments.state, [...OPEN_STATES])))
  if (open.length > 0) return
  const failed = state === PAYMENT_STATE.failed
  // What is to be ended stays so.
  const next = payOrder.state === PAY_ORDER_STATE.closing ? null : PAY_ORDER_STATE.open
  await setPayState(tx, payOrderNum, unpaid, failed ? PAY_STATUS.failed : PAY_STATUS.unpaid, next)
  if (failed) await recordEvents(tx, unpaid, 'pay-failed', now, { channel: payment.channel })
}
