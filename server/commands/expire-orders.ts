import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../db/client'
import { orders } from '../db/schema'
import { lockOrder } from '../queries/own-order'
import { isUnpaid } from './apply-payment'
import { closeOrder } from './close-order'
import { endPayments } from './end-payments'

const BATCH = 200

/**
 * Closes orders that nobody paid within 30 minutes (85) and gives back what they held, also those that fell due while no
 * server was up. Runs by job, and for one user before that user's orders are read. Returns how many it closed.
 */
export async function expireOrders(db: Db, now: Date, userId?: string): Promise<number> {
  let closed = 0
  for (;;) {
    const due = await db
      .select({ orderNum: orders.orderNum })
      .from(orders)
      .where(
        and(
          inArray(orders.payStatus, [PAY_STATUS.unpaid, PAY_STATUS.failed]),
          lte(orders.payDeadline, now),
          userId === undefined ? undefined : eq(orders.userId, userId)
        )
      )
      .orderBy(asc(orders.payDeadline))
      .limit(BATCH)
    let ended = 0
    for (const { orderNum } of due) if (await expireOrder(db, orderNum, now)) ended += 1
    closed += ended
    // Whatever is left was settled by somebody else meanwhile.
    if (due.length < BATCH || ended === 0) return closed
  }
}

/** One order, in its own transaction. A payment that the gateway already has is applied instead. */
async function expireOrder(db: Db, orderNum: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNum)
    if (!order || !isUnpaid(order) || order.payDeadline > now) return false
    await endPayments(tx, orderNum, now)
    const current = await lockOrder(tx, orderNum)
    if (!current || !isUnpaid(current)) return false
    await closeOrder(tx, current, { by: 'timer' }, now)
    return true
  })
}
