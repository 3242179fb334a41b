import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import {
  orderCodes,
  orderDeliveries,
  orderLines,
  orderPeople,
  orderReports,
  orderVisits
} from '../../../db/schema'
import { instalmentsOfOrders } from '../../../money/queries/instalments'
import type { OrderRow, WholeOrder } from '../whole-order'

/** Orders with what they are made of, in the order given. */
export async function withParts(db: Db, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const numbers = rows.map(({ orderNum }) => orderNum)
  // One after another: within a transaction they share its connection.
  const people = await db.select().from(orderPeople).where(inArray(orderPeople.orderNum, numbers))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderNum, numbers))
    .orderBy(asc(orderLines.id))
  const visits = await db
    .select()
    .from(orderVisits)
    .where(inArray(orderVisits.orderNum, numbers))
    .orderBy(asc(orderVisits.no))
  const deliveries = await db
    .select()
    .from(orderDeliveries)
    .where(inArray(orderDeliveries.orderNum, numbers))
    .orderBy(asc(orderDeliveries.id))
  const codes = await db
    .select()
    .from(orderCodes)
    .where(inArray(orderCodes.orderNum, numbers))
    .orderBy(asc(orderCodes.id))
  const dues = await instalmentsOfOrders(db, numbers)
  const reports = await db
    .select()
    .from(orderReports)
    .where(inArray(orderReports.orderNum, numbers))
    .orderBy(asc(orderReports.id))
  return rows.map((row) => {
    const own = <Part extends { orderNum: string }>(parts: readonly Part[]): Part[] =>
      parts.filter(({ orderNum }) => orderNum === row.orderNum)
    return {
      ...row,
      people: own(people),
      lines: own(lines),
      visits: own(visits),
      deliveries: own(deliveries),
      codes: own(codes),
      dues: own(dues),
      reports: own(reports)
    }
  })
}

/** An order with what it is made of. */
export async function wholeOrder(db: Db, row: OrderRow): Promise<WholeOrder> {
  const [order] = await withParts(db, [row])
  if (!order) throw new Error('a row in gives an order out')
  return order
}
