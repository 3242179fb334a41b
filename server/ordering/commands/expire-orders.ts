import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { isOutage } from '../../db/outage'
import { orders } from '../../db/schema'
import type { PayContext } from '../../gateway/gateway'
import { endOrder } from './end-order'

const BATCH = 100

/** One user's orders that ran out are closed before they are read. */
export async function expireOrdersOf(context: PayContext, userId: string): Promise<void> {
  for await (const _ of expireOrders(context, userId)) continue
}

/**
 * Closes orders that nobody paid within 30 minutes (85) and gives back what they held, also those that fell due while no
 * server was up. A payment that the gateway already has is applied instead; while the gateway does not answer, the order
 * waits. An order is a piece of its own, and one that cannot be closed does not keep the others.
 */
export async function* expireOrders(context: PayContext, userId?: string): AsyncGenerator<void> {
  const { db, log } = context
  const now = context.now()
  let closed = 0
  let failed = 0
  let fault: unknown = null
  try {
    for await (const orderNum of dueOrders(db, now, userId)) {
      try {
        const left = await endOrder(context, orderNum, { by: 'timer' }, (order) => order.payDeadline <= now)
        if (left === null) closed += 1
      } catch (error) {
        if (isOutage(error)) throw error
        failed += 1
        fault = error
      }
      yield
    }
  } finally {
    if (closed > 0) log.info({ orders: closed }, 'unpaid orders were closed')
    if (failed > 0)
      log.warn({ orders: failed, err: fault }, 'unpaid orders could not be closed; they are tried again')
  }
}

/** Each once, in the order of their numbers, which is that of their days. */
async function* dueOrders(db: Db, now: Date, userId?: string): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const due = await db
      .select({ orderNum: orders.orderNum })
      .from(orders)
      .where(
        and(
          inArray(orders.payStatus, [PAY_STATUS.unpaid, PAY_STATUS.failed]),
          lte(orders.payDeadline, now),
          gt(orders.orderNum, last),
          userId === undefined ? undefined : eq(orders.userId, userId)
        )
      )
      .orderBy(asc(orders.orderNum))
      .limit(BATCH)
    for (const { orderNum } of due) yield (last = orderNum)
    if (due.length < BATCH) return
  }
}
