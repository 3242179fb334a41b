import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { REFUND_STATE } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { customsDeclarations, orderEvents, refunds } from '../../../db/schema'
import { laterPayOrders } from '../../../money/queries/instalments'
import { eventDetail, type OrderHistory } from '../../order/history'

const BACK = [REFUND_STATE.approved, REFUND_STATE.returning, REFUND_STATE.done, REFUND_STATE.manual]

/** What happened to an order, in the order of time. */
export async function orderHistory(db: Db, orderNum: string): Promise<OrderHistory> {
  const events = await db
    .select({ event: orderEvents.event, at: orderEvents.at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderNum, orderNum))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  const back = await db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, BACK),
        or(
          eq(refunds.orderNum, orderNum),
          and(isNull(refunds.orderNum), inArray(refunds.payOrderNum, laterPayOrders(db, [orderNum])))
        )
      )
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.refundNo))
  const [declared] = await db
    .select({ at: customsDeclarations.declaredAt })
    .from(customsDeclarations)
    .where(eq(customsDeclarations.orderNum, orderNum))
  return {
    events: events.map(({ event, at, detail: kept }) => ({ ...v.parse(eventDetail, kept), event, at })),
    refunds: back.map(({ orderNum: ofOne, amountFen, reasonName, createdAt, settledAt }) => ({
      ...{ amountFen, reasonName, createdAt, settledAt, unwanted: ofOne === null }
    })),
    declaredAt: declared?.at ?? null
  }
}
