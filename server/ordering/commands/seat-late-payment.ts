import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { transact, type Tx } from '../../db/transact'
import { orders, payOrders } from '../../db/schema'
import { settleDues } from '../../money/commands/settle-dues'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../money/pay-order'
import type { PaymentRow } from '../../money/payment-row'
import { duesOf, sumFen } from '../../money/queries/dues'
import { recordEvents } from '../order/event'
import { isVisit, type OrderRow } from '../order/facts'
import { hasLiveTwin } from '../queries/same-order'
import { isTakeable, slotAt } from '../../stock/queries/stock'
import { familyOf } from '../../stock/family'
import { bookedState } from '../order/booked-state'
import type { PaidTogether } from '../queries/own-order'
import { refundPayment } from './refund-payment'
import { retakeClaims, useCoupons } from '../claims'

/** Leaves the attempt without a trace. */
class NotSeated extends Error {}

/**
 * Money for orders that have ended. Those that time closed (85) come back when the slots, the coupons and the flash stock of all
 * are still free and no other order has taken their place. Else, and always when the user cancelled (80), the money goes back by
 * itself. The pay order is locked.
 */
export async function seatLatePayment(
  tx: Tx,
  locked: PaidTogether,
  payment: PaymentRow,
  now: Date
): Promise<void> {
  const { payOrder, orders: ended } = locked
  const settled = await duesOf(tx, payOrder.payOrderNum)
  for (const { orderNum } of ended) {
    const paidFen = sumFen(settled.filter((due) => due.orderNum === orderNum))
    await tx.update(orders).set({ paidFen, paidAt: now }).where(eq(orders.orderNum, orderNum))
  }
  await recordEvents(tx, ended, 'late-payment', now)
  const cancelled = payOrder.closedBy === CLOSED_BY.user
  if (cancelled || !(await trySeat(tx, locked, now))) {
    await refundPayment(tx, locked, payment, 'late', now)
    return
  }
  await settleDues(tx, payOrder.payOrderNum, settled, now)
}

async function trySeat(tx: Tx, locked: PaidTogether, now: Date): Promise<boolean> {
  try {
    await transact(tx, (attempt) => seatAgain(attempt, locked, now))
    return true
  } catch (error) {
    if (error instanceof NotSeated) return false
    throw error
  }
}

async function seatAgain(
  tx: Tx,
  { payOrder: { payOrderNum }, orders: ended }: PaidTogether,
  now: Date
): Promise<void> {
  for (const order of ended) {
    if (!(await isFree(tx, order, now))) throw new NotSeated()
  }
  if (!(await retakeClaims(tx, payOrderNum, now))) throw new NotSeated()
  await useCoupons(tx, payOrderNum, now)
  await tx
    .update(payOrders)
    .set({ state: PAY_ORDER_STATE.paid, closedBy: null, closedNote: '' })
    .where(eq(payOrders.payOrderNum, payOrderNum))
  for (const order of ended) {
    await tx
      .update(orders)
      .set({
        payStatus: PAY_STATUS.paid,
        appointmentState: bookedState(order),
        closeReason: null,
        closedAt: null,
        extra: { ...order.extra, cancelReason: '' }
      })
      .where(eq(orders.orderNum, order.orderNum))
  }
  await recordEvents(tx, ended, 'booked', now)
}

/** Whether its slot can still be taken, and no other order of the user has come in its place. */
async function isFree(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { orderNum, userId, productCode, personHash, hospitalId, appointmentDate, timeSpanId, deletedAt } =
    order
  if (deletedAt !== null) return false
  // Of what is bought the stock decides, which is claimed again.
  if (!isVisit(order)) return true
  if (hospitalId === null || appointmentDate === null || timeSpanId === null) {
    return false
  }
  const key = { userId, productCode, personHash: personHash ?? '', date: appointmentDate }
  if (await hasLiveTwin(tx, key, orderNum)) return false
  const place = {
    orgCode: hospitalId,
    kind: familyOf({ kind: order.kind, category: order.orderType }),
    date: appointmentDate,
    slotId: timeSpanId
  }
  const slot = await slotAt(tx, place)
  return slot !== null && slot !== undefined && isTakeable(slot, now)
}
