import { eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'
import { instalments, orderReservations, orders, payOrders } from '../db/schema'
import { transact } from '../db/transact'
import { storedPut } from './stored'

/** Accounts on which something else stands than what orders, refunds and payments say. */
export async function wrongBooks(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
      with balances as (
        select account, sum(fen)::bigint as fen from (
          select to_account as account, amount_fen as fen from transfers union all select from_account, -amount_fen from transfers
        ) as moved group by account
      ), said as (
        -- What has arrived is posted to its orders or on its way back in the same step.
        select 'pay:' || pay_order_num as account, 0::bigint as fen from pay_orders
        union all
        select 'refund:' || refund_no, coalesce((
          select sum(amount_fen) from refund_payouts o where o.refund_no = r.refund_no and o.state = 'asked'
        ), 0) from refunds r
        union all
        -- Of an order that goes back nothing is kept from the moment on that says so, of one that goes back in part the rest.
        select 'order:' || order_num, case when pay_status = 3 then 0 else paid_fen - refunded_fen - coalesce((
          select sum(amount_fen) from refunds r where r.order_num = o.order_num and r.state = 40
        ), 0) end from orders o
        union all
        -- What orders have paid with it is gone, what went back is on it again.
        select v.tender || ':' || no, amount_fen - coalesce((
          select sum(t.amount_fen) from due_tenders t join dues d on d.id = t.due_id join pay_orders p using (pay_order_num)
          where t.tender = v.tender and t.no = v.no and p.state = 'paid'
        ), 0) + coalesce((
          select sum(amount_fen) from refund_payouts o where o.tender = v.tender and o.tender_no = v.no
        ), 0) from (${storedPut}) v
        union all
        -- What was sent is on no card until somebody claims it, or it goes back.
        select 'sent:' || send_no, case when state = 'open' then amount_fen else 0 end from gift_sends
        union all
        select 'issuer', -coalesce(sum(amount_fen), 0) - coalesce((select sum(amount_fen) from gift_sends where state = 'open'), 0)
          from (${storedPut}) v
        union all
        select 'gateway:' || channel, -sum(amount_fen - refunded_fen) from payments where state = 'paid' group by channel
      )
      select account || ': ' || coalesce(b.fen, 0) || ' stands, ' || coalesce(s.fen, 0) || ' is said' as wrong
      from balances b full join said s using (account) where coalesce(b.fen, 0) <> coalesce(s.fen, 0) order by 1`
    )
  ).map(({ wrong }) => wrong)
}

/** Channels of which the gateway's own book says another sum than the shop's: once nothing is under way between the two. */
export async function wrongChannels(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
      with shop as (
        select account, sum(fen)::bigint as fen from (
          select to_account as account, amount_fen as fen from transfers union all select from_account, -amount_fen from transfers
        ) as moved where account like 'gateway:%' group by account
      ), book as (
        select 'gateway:' || channel as account, -sum(amount_fen - coalesce((
          select sum(amount_fen) from gateway_refunds r where r.prepay_id = p.prepay_id and r.state = 'done'
        ), 0))::bigint as fen
        from gateway_payments p where state = 'paid' group by channel
      )
      select account || ': ' || coalesce(shop.fen, 0) || ' at the shop, ' || coalesce(book.fen, 0) || ' at the gateway' as wrong
      from shop full join book using (account) where coalesce(shop.fen, 0) <> coalesce(book.fen, 0)`
    )
  ).map(({ wrong }) => wrong)
}

/** Puts orders that nobody has begun to pay under the pay order of the first: what a basket will do. */
export async function payTogether(db: Db, first: string, other: string): Promise<void> {
  await transact(db, async (tx) => {
    const [into] = await tx.select().from(orders).where(eq(orders.orderNum, first))
    const [from] = await tx.select().from(orders).where(eq(orders.orderNum, other))
    if (!into || !from) throw new Error('no such order')
    const together = { payOrderNum: into.payOrderNum }
    for (const table of [orders, instalments, orderReservations]) {
      await tx.update(table).set(together).where(eq(table.payOrderNum, from.payOrderNum))
    }
    await tx.delete(payOrders).where(eq(payOrders.payOrderNum, from.payOrderNum))
  })
}
