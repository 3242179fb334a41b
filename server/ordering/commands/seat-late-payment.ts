import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { transact, type Tx } from '../../db/transact'
import { orders } from '../../db/schema'
import { recordEvent } from '../order/event'
import { extraOf } from '../order/extra'
import type { OrderRow } from '../order/facts'
import type { PaymentRow } from '../order/payment-row'
import { hasLiveTwin } from '../queries/same-order'
import { isTakeable, slotAt } from '../../stock/queries/stock'
import { familyOf } from '../../stock/family'
import { bookedState } from '../order/booked-state'
import { CLOSE_REASON } from './close-order'
import { refundPayment } from './refund-payment'
import { retakeClaims, useCoupons } from '../claims'

/** Leaves the attempt without a trace. */
class NotSeated extends Error {}

/**
 * Money for an order that has ended. One that time closed (85) comes back when its slot, its coupons and its flash stock are
 * still free and no other order has taken its place. Else, and always when the user cancelled (80), the money goes back by
 * itself. The order is locked.
 */
export async function seatLatePayment(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  now: Date
): Promise<void> {
  await tx
    .update(orders)
    .set({ paidFen: payment.amountFen, paidAt: now })
    .where(eq(orders.orderNum, order.orderNum))
  await recordEvent(tx, order.orderNum, 'late-payment', now)
  const cancelled = order.closeReason === CLOSE_REASON.user
  if (cancelled || !(await trySeat(tx, order, now))) await refundPayment(tx, payment, 'late', now)
}

async function trySeat(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  try {
    await transact(tx, (attempt) => seatAgain(attempt, order, now))
    return true
  } catch (error) {
    if (error instanceof NotSeated) return false
    throw error
  }
}

async function seatAgain(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { orderNum, userId, productCode, personHash, hospitalId, appointmentDate, timeSpanId, deletedAt } =
    order
  if (deletedAt !== null || hospitalId === null || appointmentDate === null || timeSpanId === null) {
    throw new NotSeated()
  }
  const key = { userId, productCode, personHash: personHash ?? '', date: appointmentDate }
  if (await hasLiveTwin(tx, key, orderNum)) throw new NotSeated()
  const place = {
    orgCode: hospitalId,
    kind: familyOf({ kind: order.kind, category: order.orderType }),
    date: appointmentDate,
    slotId: timeSpanId
  }
  const slot = await slotAt(tx, place)
  if (!slot || !isTakeable(slot, now)) throw new NotSeated()
  if (!(await retakeClaims(tx, order, now))) throw new NotSeated()
  await useCoupons(tx, order.payOrderNum, now)
  await tx
    .update(orders)
    .set({
      payStatus: PAY_STATUS.paid,
      appointmentState: bookedState(order),
      closeReason: null,
      closedAt: null,
      extra: { ...extraOf(order), cancelReason: '' }
    })
    .where(eq(orders.orderNum, orderNum))
  await recordEvent(tx, orderNum, 'booked', now)
}
