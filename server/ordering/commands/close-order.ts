import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Tx } from '../../db/transact'
import { orders, payOrders } from '../../db/schema'
import { CLOSED_BY, PAY_ORDER_STATE, type ClosedBy } from '../../money/pay-order'
import { ORDER_TEXTS } from '../texts'
import { recordEvents } from '../order/event'
import { CANCELLED, TIMED_OUT } from '../order/moves'
import { claimsLeft, giveBack } from '../claims'
import type { PaidTogether } from '../queries/own-order'
import { lapseChanges } from './apply-change'
import { settle } from './settle'

/** The user cancelled (80), or nobody paid in time (85). */
export interface Closing {
  readonly by: ClosedBy
  /** What the user said to it. */
  readonly note: string
}

/**
 * Ends all orders that began under a pay order and gives back what they claimed. The caller has locked the pay order and ended its
 * payments at the gateway.
 */
export async function closePayOrder(
  tx: Tx,
  locked: PaidTogether,
  { by, note }: Closing,
  now: Date
): Promise<void> {
  const { payOrder, orders: together } = locked
  const { payOrderNum } = payOrder
  // Of an order whose balance alone was to be paid here nothing ends.
  const unpaid = together.filter((order) => order.payOrderNum === payOrderNum)
  const byUser = by === CLOSED_BY.user
  const cancelReason = byUser ? note : ORDER_TEXTS.timeout
  await tx
    .update(payOrders)
    .set({ state: PAY_ORDER_STATE.closed, closedBy: by, closedNote: note })
    .where(eq(payOrders.payOrderNum, payOrderNum))
  for (const order of unpaid) {
    await tx
      .update(orders)
      .set({
        payStatus: PAY_STATUS.closed,
        closeReason: by,
        closedAt: now,
        extra: { ...order.extra, cancelReason }
      })
      .where(eq(orders.orderNum, order.orderNum))
  }
  await settle(tx, unpaid, byUser ? CANCELLED : TIMED_OUT)
  await recordEvents(tx, unpaid, byUser ? 'cancelled' : 'closed', now)
  await lapseChanges(tx, locked, by, now)
  await giveBack(tx, await claimsLeft(tx, { payOrderNum }), now)
}
