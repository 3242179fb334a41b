import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { TenderSum } from '@/domain/order/tenders'
import { rowsOf, type Db } from '../../db/client'
import { invoices } from '../../db/schema'

export type InvoiceRow = typeof invoices.$inferSelect

/** All of an order, the oldest first. */
export const invoicesOf = (db: Db, orderNum: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderNum, orderNum))
    .orderBy(asc(invoices.askedAt), asc(invoices.invoiceNo))

/** The one that counts; null without. */
export async function currentInvoice(db: Db, orderNum: string): Promise<InvoiceRow | null> {
  const counts = and(
    eq(invoices.orderNum, orderNum),
    eq(invoices.kind, 'blue'),
    inArray(invoices.state, ['asked', 'issued'])
  )
  const [found] = await db.select().from(invoices).where(counts)
  return found ?? null
}

/** What was paid for an order at the gateway and is not on its way back, and what beside it. */
export async function invoiceable(
  db: Db,
  orderNum: string
): Promise<{ readonly cashFen: number; readonly tenders: readonly TenderSum[] }> {
  const [sums] = await rowsOf<{ cashFen: number; tenders: TenderSum[] }>(
    db,
    sql`
    with own as (
      select d.id, d.amount_fen from dues d join pay_orders p using (pay_order_num)
      where d.order_num = ${orderNum} and p.state = 'paid'
    ), back as (
      select o.tender, o.amount_fen from refund_payouts o join refunds r using (refund_no) where r.order_num = ${orderNum}
    ), moved as (
      select tender, amount_fen from due_tenders where due_id in (select id from own)
      union all select tender, -amount_fen from back where tender is not null
    )
    select (coalesce((select sum(amount_fen) from own), 0)
        - coalesce((select sum(amount_fen) from due_tenders where due_id in (select id from own)), 0)
        - coalesce((select sum(amount_fen) from back where tender is null), 0))::int as "cashFen",
      coalesce((select jsonb_agg(jsonb_build_object('tender', tender, 'amountFen', amount_fen)) from moved), '[]') as tenders`
  )
  return sums ?? { cashFen: 0, tenders: [] }
}
