import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { instalmentGifts, instalments, orders } from '../../../db/schema'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { withParts } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'

/** What orders are paid together for. */
export interface Payment {
  /** How many they are. */
  readonly orders: number
  /** What is paid at the gateway for all of them. */
  readonly toPayFen: number
  /** And by gift cards. */
  readonly giftFen: number
}

type UnderPayOrder = Pick<OrderRow, 'payOrderNum'>

/** What gift cards pay of an instalment. */
const giftFen = sql`coalesce((
  select sum(${instalmentGifts.amountFen}) from ${instalmentGifts} where ${instalmentGifts.dueId} = ${instalments.id}), 0)`

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
            payOrderNum: instalments.payOrderNum,
            orders: sql<number>`count(distinct ${instalments.orderNum})::int`,
            toPayFen: sql<number>`sum(${instalments.amountFen} - ${giftFen})::int`,
            giftFen: sql<number>`sum(${giftFen})::int`
          })
          .from(instalments)
          .where(inArray(instalments.payOrderNum, numbers))
          .groupBy(instalments.payOrderNum)
  const payments = new Map(rows.map(({ payOrderNum, ...payment }) => [payOrderNum, payment]))
  return ({ payOrderNum }) => payments.get(payOrderNum) ?? { orders: 1, toPayFen: 0, giftFen: 0 }
}

/** All orders of a payment that their customer has not deleted, as they were wanted. */
export async function paidTogether(db: Db, { payOrderNum }: UnderPayOrder): Promise<WholeOrder[]> {
  const due = db
    .select({ orderNum: instalments.orderNum })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payOrderNum))
  const rows = await selectOrders(db)
    .where(and(inArray(orders.orderNum, due), isNull(orders.deletedAt)))
    .orderBy(asc(orders.createdAt), asc(orders.orderNum))
  return withParts(db, rows)
}
