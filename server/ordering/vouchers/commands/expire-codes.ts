import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { isOutage } from '../../../db/outage'
import { orderCodes, orders } from '../../../db/schema'
import type { PayContext } from '../../../money/gateway'
import { wholeOrder } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'
import { refundPlan } from '../../refunds/queries/refund-plan'
import { ORDER_TEXTS } from '../../texts'
import { refundLines } from '../../refunds/commands/refund-lines'

const BATCH = 100

/**
 * Codes that ran out unused go back by themselves, those of an order in one refund, also when no server was up on the day. One that a
 * branch has before it waits for what the branch says. An order is a piece of its own, and one that fails does not keep the others.
 */
export async function* expireCodes(context: PayContext): AsyncGenerator<void> {
  const { db, log, now } = context
  const at = now()
  let failed = 0
  let fault: unknown = null
  for await (const orderNum of ordersRunOut(db, at)) {
    try {
      await refundExpired(context, orderNum, at)
    } catch (error) {
      if (isOutage(error)) throw error
      failed += 1
      fault = error
    }
    yield
  }
  if (failed > 0)
    log.warn({ orders: failed, err: fault }, 'codes that ran out could not go back; they are tried again')
}

const runOut = (at: Date) => and(eq(orderCodes.state, 'unused'), lte(orderCodes.expiresAt, at))

async function* ordersRunOut(db: Db, at: Date): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const found = await db
      .selectDistinct({ orderNum: orderCodes.orderNum })
      .from(orderCodes)
      .where(and(runOut(at), gt(orderCodes.orderNum, last)))
      .orderBy(asc(orderCodes.orderNum))
      .limit(BATCH)
    for (const { orderNum } of found) yield (last = orderNum)
    if (found.length < BATCH) return
  }
}

async function refundExpired(context: PayContext, orderNum: string, at: Date): Promise<void> {
  const { db } = context
  const [row] = await selectOrders(db).where(eq(orders.orderNum, orderNum))
  const codes = await db
    .select({ id: orderCodes.id, lineId: orderCodes.lineId })
    .from(orderCodes)
    .where(and(eq(orderCodes.orderNum, orderNum), runOut(at)))
    .orderBy(asc(orderCodes.id))
  const [first] = codes
  if (!row || !first) return
  const parts = codes.map(({ id, lineId }) => ({ lineId, itemCode: id }))
  const { amountFen } = await refundPlan(db, await wholeOrder(db, row), parts, { at })
  await refundLines(context, {
    ...{ userId: row.userId, orderNum, parts, amountFen },
    reason: { id: 'expired', name: ORDER_TEXTS.codeExpiredReason },
    cause: `expired:${first.id}`
  })
}
