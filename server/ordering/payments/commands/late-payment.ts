import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { transact, type Tx } from '../../../db/transact'
import { orders, payOrders } from '../../../db/schema'
import { postInstalments } from '../../../money/commands/post-instalments'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../../money/pay-order'
import type { PaymentRow } from '../../../money/payment-row'
import { instalmentsOf, sumFen } from '../../../money/queries/instalments'
import { recordEvents } from '../../order/event'
import type { WholeOrder } from '../../order/whole-order'
import { SEATED_AGAIN } from '../../order/transitions'
import { withParts } from '../../order/queries/order-parts'
import { hasLiveTwin } from '../../checkout/queries/same-order'
import { isTakeable, slotsById } from '../../../stock/queries/stock'
import type { PaidTogether } from '../../order/queries/own-order'
import { refundPayment } from './refund-payment'
import { afterPaid } from '../../offers'
import { reserveAgain } from '../../reservations'
import { spendTenders } from '../../tenders'

/** Leaves the attempt without a trace. */
class NotSeated extends Error {}

/**
 * Money for orders that have ended. Those that time closed (85) come back when all that they had reserved
 * is still free and no other order has taken their place. Else, and always when the user cancelled (80), the money goes back by
 * itself. The pay order is locked.
 */
export async function seatLatePayment(
  tx: Tx,
  locked: PaidTogether,
  payment: PaymentRow,
  now: Date
): Promise<void> {
  const { payOrder, orders: ended } = locked
  const instalments = await instalmentsOf(tx, payOrder.payOrderNum)
  for (const { orderNum } of ended) {
    const paidFen = sumFen(instalments.filter((due) => due.orderNum === orderNum))
    await tx.update(orders).set({ paidFen, paidAt: now }).where(eq(orders.orderNum, orderNum))
  }
  await recordEvents(tx, ended, 'late-payment', now)
  const cancelled = payOrder.closedBy === CLOSED_BY.user
  if (cancelled || !(await trySeat(tx, locked, now))) {
    await refundPayment(tx, locked, payment, 'late', now)
    return
  }
  await postInstalments(tx, payOrder.payOrderNum, instalments, now)
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
  for (const order of await withParts(tx, ended)) {
    if (!(await isFree(tx, order, now))) throw new NotSeated()
  }
  if (!(await reserveAgain(tx, payOrderNum, now))) throw new NotSeated()
  await spendTenders(tx, payOrderNum, now)
  await tx
    .update(payOrders)
    .set({ state: PAY_ORDER_STATE.paid, closedBy: null, closedNote: '' })
    .where(eq(payOrders.payOrderNum, payOrderNum))
  for (const order of ended) {
    await tx
      .update(orders)
      .set({
        payStatus: PAY_STATUS.paid,
        closeReason: null,
        closedAt: null,
        extra: { ...order.extra, cancelReason: '' }
      })
      .where(eq(orders.orderNum, order.orderNum))
  }
  await afterPaid(tx, ended, now, SEATED_AGAIN)
  await recordEvents(tx, ended, 'booked', now)
}

/** Whether its slots can still be taken, and no other order of the user has come in its place. */
async function isFree(tx: Tx, order: WholeOrder, now: Date): Promise<boolean> {
  if (order.deletedAt !== null || (await hasLiveTwin(tx, order))) return false
  const seats = order.visits.flatMap(({ state, slotId }) =>
    state === 'toBook' && slotId !== null ? [slotId] : []
  )
  const found = await slotsById(tx, seats)
  return found.length === new Set(seats).size && found.every((slot) => isTakeable(slot, now))
}
