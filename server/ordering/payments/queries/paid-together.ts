import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { dueGifts, dues, orders } from '../../../db/schema'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import type { Payment } from '../../views/queries/order-card'
import { withParts } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'

type UnderPayOrder = Pick<OrderRow, 'payOrderNum'>

/** The payments that orders are placed under, each found by one of its orders. */
export async function paymentsOf(
  db: Db,
  found: readonly UnderPayOrder[]
): Promise<(order: UnderPayOrder) => Payment> {
  const numbers = [...new Set(found.map(({ payOrderNum }) => payOrderNum))]
  const rows =
    numbers.length === 0
      ? []
      : await db
          .select({
            payOrderNum: dues.payOrderNum,
            orders: sql<number>`count(distinct ${dues.orderNum})::int`,
            toPayFen: sql<number>`sum(${dues.amountFen} - coalesce((
              select sum(${dueGifts.amountFen}) from ${dueGifts} where ${dueGifts.dueId} = ${dues.id}), 0))::int`
          })
          .from(dues)
          .where(inArray(dues.payOrderNum, numbers))
          .groupBy(dues.payOrderNum)
  const payments = new Map(rows.map(({ payOrderNum, ...payment }) => [payOrderNum, payment]))
  return ({ payOrderNum }) => payments.get(payOrderNum) ?? { orders: 1, toPayFen: 0 }
}

/** All orders of a payment that their customer has not deleted, as they were wanted. */
export async function paidTogether(db: Db, { payOrderNum }: UnderPayOrder): Promise<WholeOrder[]> {
  const due = db.select({ orderNum: dues.orderNum }).from(dues).where(eq(dues.payOrderNum, payOrderNum))
  const rows = await selectOrders(db)
    .where(and(inArray(orders.orderNum, due), isNull(orders.deletedAt)))
    .orderBy(asc(orders.createdAt), asc(orders.orderNum))
  return withParts(db, rows)
}
