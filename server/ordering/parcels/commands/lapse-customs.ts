import { eq, lte } from 'drizzle-orm'
import { lapsedIfPaidBy } from '@/domain/order/timers'
import type { Db } from '../../../db/client'
import { isOutage } from '../../../db/outage'
import { orders } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import type { PayContext } from '../../../money/gateway'
import { wholeOrder } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'
import { refundPlan } from '../../refunds/queries/refund-plan'
import { undeclared } from '../queries/undeclared'
import { ORDER_TEXTS } from '../../texts'
import { refundLines } from '../../refunds/commands/refund-lines'

/**
 * Orders from abroad that nobody declared to customs within seven days of payment go back whole by themselves, also when no server was up
 * on the day. An order is a piece of its own; one that fails does not keep the others, and one that was declared meanwhile goes on: that
 * is judged again under its lock.
 */
export async function* lapseCustoms(context: PayContext): AsyncGenerator<void> {
  const { db, log, now } = context
  const at = now()
  let failed = 0
  let fault: unknown = null
  for await (const orderNum of ordersLapsed(db, at)) {
    try {
      await refundLapsed(context, orderNum, at)
    } catch (error) {
      if (isOutage(error)) throw error
      if (!(error instanceof Refusal)) {
        failed += 1
        fault = error
      }
    }
    yield
  }
  if (failed > 0) {
    log.warn(
      { orders: failed, err: fault },
      'orders that nobody declared could not go back; they are tried again'
    )
  }
}

async function* ordersLapsed(db: Db, at: Date): AsyncGenerator<string> {
  const paidBy = lte(orders.paidAt, new Date(lapsedIfPaidBy(at.getTime())))
  for (let last = ''; ;) {
    const found = await undeclared(db, paidBy, { after: last })
    if (found.length === 0) return
    for (const { id, orderNum } of found) {
      last = id
      yield orderNum
    }
  }
}

async function refundLapsed(context: PayContext, orderNum: string, at: Date): Promise<void> {
  const { db } = context
  const [row] = await selectOrders(db).where(eq(orders.orderNum, orderNum))
  if (!row) return
  const { amountFen } = await refundPlan(db, await wholeOrder(db, row), undefined, { at })
  await refundLines(context, {
    ...{ userId: row.userId, orderNum, amountFen },
    reason: { id: 'customs', name: ORDER_TEXTS.declareLapsedReason },
    cause: `customs:${orderNum}`
  })
}
