import { eq, inArray, sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Tx } from '../../../db/transact'
import { orders, payOrders } from '../../../db/schema'
import { CLOSED_BY, PAY_ORDER_STATE, type ClosedBy } from '../../../money/pay-order'
import { ORDER_TEXTS } from '../../texts'
import { recordEvents } from '../../order/event'
import type { OrderRow } from '../../order/whole-order'
import { CANCELLED, TIMED_OUT } from '../../order/transitions'
import { reservationsLeft, release } from '../../reservations'
import type { PaidTogether } from '../../order/queries/own-order'
import { lapseChanges } from '../../changes/commands/apply-change'
import { settle } from '../../order/commands/settle'

/** The user cancelled (80), or nobody paid in time (85). */
export interface Closing {
  readonly by: ClosedBy
  /** What the user said to it. */
  readonly note: string
}

/**
 * Ends all orders that began under pay orders and gives back what they claimed. The caller has locked the pay orders and ended their
 * payments at the gateway.
 */
export async function closePayOrders(
  tx: Tx,
  locked: readonly PaidTogether[],
  { by, note }: Closing,
  now: Date
): Promise<void> {
  const payOrderNums = locked.map(({ payOrder }) => payOrder.payOrderNum)
  // Of an order whose balance alone was to be paid here nothing ends.
  const unpaid = locked.flatMap(({ payOrder, orders: together }) =>
    together.filter((order) => order.payOrderNum === payOrder.payOrderNum)
  )
  const byUser = by === CLOSED_BY.user
  await tx
    .update(payOrders)
    .set({ state: PAY_ORDER_STATE.closed, closedBy: by, closedNote: note })
    .where(inArray(payOrders.payOrderNum, payOrderNums))
  await writeEnd(tx, unpaid, { by, cancelReason: byUser ? note : ORDER_TEXTS.timeout }, now)
  await settle(tx, unpaid, byUser ? CANCELLED : TIMED_OUT)
  await recordEvents(tx, unpaid, byUser ? 'cancelled' : 'closed', now)
  await lapseChanges(tx, locked, by, now)
  await release(tx, await reservationsLeft(tx, { payOrderNums }), now)
}

/** That they ended, and why, which goes into what their kinds keep and is sealed: a row is written once. */
async function writeEnd(
  tx: Tx,
  closed: readonly OrderRow[],
  { by, cancelReason }: { readonly by: ClosedBy; readonly cancelReason: string },
  now: Date
): Promise<void> {
  const rows = closed.map(({ orderNum, extra }) => ({
    orderNum,
    extra: orders.extra.mapToDriverValue({ ...extra, cancelReason })
  }))
  await tx
    .update(orders)
    .set({ payStatus: PAY_STATUS.closed, closeReason: by, closedAt: now, extra: sql`ended.extra` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ended("orderNum" text, extra text)`)
    .where(eq(orders.orderNum, sql`ended."orderNum"`))
}
