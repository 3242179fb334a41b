import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client'

/** A gift card, or a payment. */
export type Way = { readonly amountFen: number } & (
  | { readonly paymentId: string; readonly giftNo: null }
  | { readonly paymentId: null; readonly giftNo: string }
)

/** What an order has of gift cards and has not got back. */
const giftsOf = (db: Db, orderNum: string) =>
  rowsOf<{ giftNo: string; room: number }>(
    db,
    sql`
    select g.gift_no as "giftNo", (sum(g.amount_fen) - coalesce((
      select sum(o.amount_fen) from refund_payouts o join refunds r using (refund_no)
      where o.gift_no = g.gift_no and r.order_num = ${orderNum}
    ), 0))::int as room
    from due_gifts g join dues d on d.id = g.due_id join pay_orders p using (pay_order_num)
    where d.order_num = ${orderNum} and p.state = 'paid' group by g.gift_no order by g.gift_no`
  )

/**
 * By which ways money of an order goes back: to its gift cards first, then by its payments, the latest first: of each pay order at most what the order paid under it, of
 * each payment at most what has not gone back. Throws when that is less than the amount.
 */
export async function refundWays(db: Db, orderNum: string, amountFen: number): Promise<Way[]> {
  const ways: Way[] = []
  let left = amountFen
  for (const { giftNo, room } of await giftsOf(db, orderNum)) {
    const part = Math.min(left, room)
    if (part <= 0) continue
    ways.push({ paymentId: null, giftNo, amountFen: part })
    left -= part
  }
  const rows = await rowsOf<{ id: string; payOrderNum: string; room: number; share: number }>(
    db,
    sql`
    with own as (
      select pay_order_num, sum(amount_fen - coalesce((select sum(g.amount_fen) from due_gifts g where g.due_id = d.id), 0)) as fen
      from dues d where order_num = ${orderNum} and pay_order_num is not null group by pay_order_num
    ), out as (
      select o.payment_id, sum(o.amount_fen) as fen, coalesce(sum(o.amount_fen) filter (where r.order_num = ${orderNum}), 0) as own_fen
      from refund_payouts o join refunds r using (refund_no)
      where o.payment_id in (select id from payments join own using (pay_order_num)) group by o.payment_id
    )
    select p.id, p.pay_order_num as "payOrderNum", (p.amount_fen - coalesce(out.fen, 0))::int as room,
      (own.fen - sum(coalesce(out.own_fen, 0)) over (partition by p.pay_order_num))::int as share
    from payments p join own using (pay_order_num) left join out on out.payment_id = p.id
    where p.state = 'paid' order by p.paid_at desc, p.id`
  )
  const shares = new Map(rows.map(({ payOrderNum, share }) => [payOrderNum, share]))
  for (const { id, payOrderNum, room } of rows) {
    const share = shares.get(payOrderNum) ?? 0
    const part = Math.min(left, room, share)
    if (part <= 0) continue
    ways.push({ paymentId: id, giftNo: null, amountFen: part })
    shares.set(payOrderNum, share - part)
    left -= part
  }
  if (left > 0) throw new Error(`${orderNum} has no way by which ${left} go back`)
  return ways
}
