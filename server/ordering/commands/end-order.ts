import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { transact } from '../../db/transact'
import { payments } from '../../db/schema'
import type { OrderRow } from '../order/facts'
import type { PayContext } from '../../gateway/gateway'
import { UNCONFIRMED_STATES, type PaymentRow } from '../order/payment-row'
import { lockOrder } from '../queries/own-order'
import { isUnpaid } from './apply-payment'
import { closeOrder, type Closing } from './close-order'
import { carryOut, closePayment } from './refresh-payments'

/** Somebody who keeps opening payments while an order ends is not followed for ever. */
const MOST_ROUNDS = 5

/** Tries to pay an order that the gateway can still close. */
export const unconfirmedOf = (db: Db, orderNum: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNum, orderNum), inArray(payments.state, [...UNCONFIRMED_STATES])))

/**
 * Ends an unpaid order: its open payments end at the gateway first, outside any transaction, and what was paid in the
 * meantime is applied. Then the order closes, in a transaction in which no payment is open. Answers null, or the order as it
 * stands when it is not to be ended.
 * @param isDue judged on the locked order
 */
export async function endOrder(
  context: PayContext,
  orderNum: string,
  closing: Closing,
  isDue: (order: OrderRow) => boolean = () => true
): Promise<OrderRow | null> {
  const { db, now } = context
  for (let round = 1; ; round += 1) {
    for (const payment of await unconfirmedOf(db, orderNum)) await closePayment(context, payment)
    await carryOut(context, orderNum)
    const left = await transact(db, async (tx) => {
      const order = await lockOrder(tx, orderNum)
      if (!order || !isUnpaid(order) || !isDue(order)) return { order, again: false }
      if ((await unconfirmedOf(tx, orderNum)).length > 0) return { order, again: true }
      await closeOrder(tx, order, closing, now())
      return { order: null, again: false }
    })
    if (!left.again || round === MOST_ROUNDS) return left.order
  }
}
