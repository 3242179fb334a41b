import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { transact } from '../../../db/transact'
import { payments, payOrders } from '../../../db/schema'
import type { PayContext } from '../../../money/gateway'
import { CLOSED_BY, PAY_ORDER_STATE, type PayOrderRow } from '../../../money/pay-order'
import { UNCONFIRMED_STATES, type PaymentRow } from '../../../money/payment-row'
import { lockPayOrder, type PaidTogether } from '../../order/queries/own-order'
import { closePayOrders, type Closing } from './close-pay-orders'
import { processRefunds, closePayment } from '../../payments/commands/refresh-payments'

/** A gateway that does not close what it says to close is not followed for ever. */
const MOST_ROUNDS = 5

/** Tries to pay that the gateway can still close. */
export const unconfirmedOf = (db: Db, payOrderNum: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.payOrderNum, payOrderNum), inArray(payments.state, [...UNCONFIRMED_STATES])))

/**
 * Ends the unpaid orders of a pay order. While a payment is open it is written down that they are to end, so that nobody opens
 * another one; then the payments end at the gateway, outside any transaction, and what was paid in the meantime is applied. The
 * orders close in a transaction in which no payment is open. What a dead process has begun is ended as it began. Answers null, or
 * how things stand when they are not to be ended.
 * @param isDue judged on the locked pay order
 */
export async function endPayOrder(
  context: PayContext,
  payOrderNum: string,
  wanted: Closing,
  isDue: (payOrder: PayOrderRow) => boolean = () => true
): Promise<PaidTogether | null> {
  const { db, now } = context
  for (let round = 1; ; round += 1) {
    const left = await transact(db, async (tx) => {
      const locked = await lockPayOrder(tx, payOrderNum)
      const closing = closingOf(locked.payOrder, wanted, isDue)
      if (closing === null) return { locked, open: [] }
      const open = await unconfirmedOf(tx, payOrderNum)
      if (open.length === 0) {
        await closePayOrders(tx, [locked], closing, now())
        return null
      }
      await tx
        .update(payOrders)
        .set({ state: PAY_ORDER_STATE.closing, closedBy: closing.by, closedNote: closing.note })
        .where(eq(payOrders.payOrderNum, payOrderNum))
      return { locked, open }
    })
    if (left === null) return null
    if (left.open.length === 0 || round === MOST_ROUNDS) return left.locked
    for (const payment of left.open) await closePayment(context, payment)
    await processRefunds(context, payOrderNum)
  }
}

/** Why it ends; null when it does not. */
function closingOf(
  payOrder: PayOrderRow,
  wanted: Closing,
  isDue: (payOrder: PayOrderRow) => boolean
): Closing | null {
  const { state, closedBy, closedNote } = payOrder
  if (state === PAY_ORDER_STATE.closing)
    return { by: closedBy === CLOSED_BY.user ? CLOSED_BY.user : CLOSED_BY.timer, note: closedNote }
  return state === PAY_ORDER_STATE.open && isDue(payOrder) ? wanted : null
}
