import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { tenderFen, type TenderSum } from '@/domain/order/tenders'
import type { Db } from '../../../db/client'
import { instalments, instalmentTenders, orders } from '../../../db/schema'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { withParts } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'

/** What orders are paid together for. */
export interface Payment {
  /** How many they are. */
  readonly orders: number
  /** What is paid at the gateway for all of them. */
  readonly toPayFen: number
  /** And beside it. */
  readonly tenders: readonly TenderSum[]
}

type UnderPayOrder = Pick<OrderRow, 'payOrderNum'>

/** What tenders pay of all that is under a pay order. */
const tenders = sql<TenderSum[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('tender', t.tender, 'amountFen', t.amount_fen)), '[]')
  from ${instalmentTenders} t join ${instalments} d on d.id = t.due_id where d.pay_order_num = dues.pay_order_num)`

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
            amountFen: sql<number>`sum(${instalments.amountFen})::int`,
            tenders
          })
          .from(instalments)
          .where(inArray(instalments.payOrderNum, numbers))
          .groupBy(instalments.payOrderNum)
  const payments = new Map(
    rows.map(({ payOrderNum, amountFen, ...payment }) => [
      payOrderNum,
      { ...payment, toPayFen: amountFen - tenderFen(payment.tenders) }
    ])
  )
  return ({ payOrderNum }) => payments.get(payOrderNum) ?? { orders: 1, toPayFen: 0, tenders: [] }
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
