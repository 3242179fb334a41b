import { and, asc, eq, inArray, sql } from 'drizzle-orm'
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

/** What was paid for an order by money and is not on its way back, and what by gift cards. */
export async function invoiceable(
  db: Db,
  orderNum: string
): Promise<{ readonly cashFen: number; readonly giftFen: number }> {
  const [sums] = await rowsOf<{ cashFen: number; giftFen: number }>(
    db,
    sql`
    with own as (
      select d.amount_fen as due, coalesce((select sum(g.amount_fen) from due_gifts g where g.due_id = d.id), 0) as gift
      from dues d join pay_orders p using (pay_order_num) where d.order_num = ${orderNum} and p.state = 'paid'
    ), back as (
      select coalesce(sum(o.amount_fen) filter (where o.payment_id is not null), 0) as cash,
        coalesce(sum(o.amount_fen) filter (where o.gift_no is not null), 0) as gift
      from refund_payouts o join refunds r using (refund_no) where r.order_num = ${orderNum}
    )
    select (coalesce((select sum(due - gift) from own), 0) - back.cash)::int as "cashFen",
      (coalesce((select sum(gift) from own), 0) - back.gift)::int as "giftFen"
    from back`
  )
  return sums ?? { cashFen: 0, giftFen: 0 }
}
