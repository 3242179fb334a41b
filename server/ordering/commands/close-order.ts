import { eq } from 'drizzle-orm'
import { APPOINTMENT_STATE, PAY_STATUS } from '@/domain/order/codes'
import type { Tx } from '../../db/transact'
import { orders } from '../../db/schema'
import { ORDER_TEXTS } from '../texts'
import { recordEvent } from '../order/event'
import { extraOf } from '../order/extra'
import type { OrderRow } from '../order/facts'
import { giveBackClaims } from '../claims'

/** `orders.closeReason`. */
export const CLOSE_REASON = { user: 'user', timer: 'timeout' } as const

/** The user cancelled (80), or nobody paid in time (85). */
export type Closing = { by: 'user'; reason: string } | { by: 'timer' }

/**
 * Ends an unpaid order and gives back what it claimed. The caller has locked
 * the order and ended its payments at the gateway.
 */
export async function closeOrder(tx: Tx, order: OrderRow, closing: Closing, now: Date): Promise<void> {
  const byUser = closing.by === 'user'
  const cancelReason = closing.by === 'user' ? closing.reason : ORDER_TEXTS.timeout
  await tx
    .update(orders)
    .set({
      payStatus: PAY_STATUS.closed,
      appointmentState: byUser ? APPOINTMENT_STATE.cancelled : APPOINTMENT_STATE.none,
      closeReason: CLOSE_REASON[closing.by],
      closedAt: now,
      extra: { ...extraOf(order), cancelReason }
    })
    .where(eq(orders.orderNum, order.orderNum))
  await recordEvent(tx, order.orderNum, byUser ? 'cancelled' : 'closed', now)
  await giveBackClaims(tx, order, now)
}
