import { and, asc, eq, lte } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { lapsedIfApprovedBy, receivedIfShippedBy } from '@/domain/order/timers'
import { orderDeliveries, orders, refunds } from '../../../db/schema'
import { recordEvents } from '../../order/event'
import { receiveParcels } from '../../parcels/commands/move-parcel'
import { putRefund } from '../../refunds/commands/put-refund'
import { REFUND_TEXTS } from '../../texts'
import { GOES_ON, isAmong, sweep, SWEPT_AT_ONCE, type SweepClock } from './sweep'

/** Parcels that nobody confirmed within 10 days count as received (55 to 75). */
export function confirmReceipts(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const shippedBy = new Date(receivedIfShippedBy(at.getTime()))
  return sweep(
    context,
    (tx, among) =>
      tx
        .select({ id: orderDeliveries.id, orderNum: orders.orderNum, userId: orders.userId })
        .from(orderDeliveries)
        .innerJoin(orders, eq(orders.orderNum, orderDeliveries.orderNum))
        .where(
          and(
            eq(orderDeliveries.state, 'shipped'),
            eq(orderDeliveries.direction, 'out'),
            lte(orderDeliveries.shippedAt, shippedBy),
            isAmong(orderDeliveries.id, among),
            GOES_ON
          )
        )
        .orderBy(asc(orderDeliveries.id))
        .limit(SWEPT_AT_ONCE),
    (tx, found) =>
      receiveParcels(
        tx,
        found,
        found.map(({ id }) => id),
        at
      )
  )
}

/** Goods that were to be sent back and were not within 7 days stay with the customer (25 to 60), and the order as it stood. */
export function lapseReturns(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const approvedBy = new Date(lapsedIfApprovedBy(at.getTime()))
  return sweep(
    context,
    (tx, among) =>
      tx
        .select({ id: refunds.refundNo, orderNum: orders.orderNum, userId: orders.userId })
        .from(refunds)
        .innerJoin(orders, eq(orders.orderNum, refunds.orderNum))
        .where(
          and(
            eq(refunds.state, REFUND_STATE.toSendBack),
            lte(refunds.answeredAt, approvedBy),
            isAmong(refunds.refundNo, among)
          )
        )
        .orderBy(asc(refunds.refundNo))
        .limit(SWEPT_AT_ONCE),
    async (tx, found) => {
      for (const { id: refundNo, orderNum } of found) {
        await putRefund(tx, { orderNum }, refundNo, {
          ...{ state: REFUND_STATE.withdrawn, answer: REFUND_TEXTS.lapsedWhy, settledAt: at }
        })
        await recordEvents(tx, [{ orderNum }], 'return-lapsed', at, { refundNo })
      }
    }
  )
}
