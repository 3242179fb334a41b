import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { storedTaken } from './stored'

/** Every price that a product ever had, as the database saw it written. */
export const PRICES_SEEN = sql.raw('prices_seen')
/** What was gone of everything scarce before the first order. */
export const STOCK_BEFORE = sql.raw('stock_before')

export const LIVING = sql.raw('(0, 1, 2, 6, 7)')
export const UNPAID = sql.raw('(0, 1, 7)')

/** What orders have of everything scarce, by what they are and not by what they claimed: `sums`. */
export const HAD = sql`
    back as (
      select b.line_id, sum(b.quantity)::int as pieces from refund_lines b join refunds r using (refund_no)
      where r.state in (40, 50) and b.item_code = '' group by b.line_id
    ), codes as (
      select line_id, count(*)::int as codes, count(*) filter (where state in ('refunding', 'refunded'))::int as gone
      from order_codes group by line_id
    ), had as (
      select 'seat' as kind, v.slot_id::text as key, v.seats as amount from order_visits v join orders o using (order_num)
      where v.slot_id is not null and (o.pay_status in ${LIVING} and v.state in ('asked', 'booked', 'noShow')
        or v.state = 'visited')
      union all
      select 'seat', c.plan->>'slotId', v.seats from order_changes c join orders o using (order_num) join order_visits v on v.id = c.visit_id
      where c.state = 'proposed' and o.pay_status in (2, 6)
      union all
      select 'seat', slot_row_id::text, persons from holds where state = 'held'
      union all
      select 'sku', l.sku_id, l.quantity - case when codes.codes > 0 then codes.gone / (codes.codes / l.quantity) else coalesce(back.pieces, 0) end
      from order_lines l join orders o using (order_num) left join back on back.line_id = l.id left join codes on codes.line_id = l.id
      where l.sku_id is not null and l.role = 'product' and o.pay_status in ${LIVING}
      union all
      select t.tender, t.no, t.amount_fen from due_tenders t join dues d on d.id = t.due_id join orders o using (order_num)
      join pay_orders p on p.pay_order_num = d.pay_order_num where p.state = 'paid' or o.pay_status in ${UNPAID}
      union all
      select tender, tender_no, -amount_fen from refund_payouts where tender is not null
    ), sums as (
      select kind, key, sum(amount)::int as amount from had group by kind, key
    )`

/** What is gone of it. */
export const GONE = sql`
      select 'seat' as kind, id::text as key, taken from slots
      union all select 'sku', sku_id, taken from product_skus
      union all ${storedTaken}`

/** Begins to take notes of what no order tells: prices as they change, and the stock before the first order. */
export async function takeNotes(db: Db): Promise<void> {
  const statements = [
    sql`create table ${PRICES_SEEN} (code text, fen int, primary key (code, fen))`,
    sql`insert into ${PRICES_SEEN} select product_code, sale_price_fen from products`,
    sql`create function note_price() returns trigger language plpgsql as $$ begin
      insert into prices_seen values (new.product_code, new.sale_price_fen) on conflict do nothing; return new; end $$`,
    sql`create trigger note_price after insert or update of sale_price_fen on products for each row execute function note_price()`,
    sql`create table ${STOCK_BEFORE} as with ${HAD}, gone as (${GONE})
      select gone.kind, gone.key, gone.taken - coalesce(sums.amount, 0) as taken from gone left join sums using (kind, key)`
  ]
  for (const statement of statements) await db.execute(statement)
}

/** Forgets the prices of earlier runs: those that products have now are the first. */
export async function forgetPrices(db: Db): Promise<void> {
  await db.execute(sql`delete from ${PRICES_SEEN}`)
  await db.execute(sql`insert into ${PRICES_SEEN} select product_code, sale_price_fen from products`)
}
