import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client'

interface Way {
  readonly payment: { readonly id: string }
  readonly amountFen: number
}

/**
 * By which payments money of an order goes back, the latest first: of each pay order at most what the order paid under it, of
 * each payment at most what has not gone back. Throws when that is less than the amount.
 */
export async function refundWays(db: Db, orderNum: string, amountFen: number): Promise<Way[]> {
  const rows = await rowsOf<{ id: string; payOrderNum: string; room: number; share: number }>(
    db,
    sql`
    with own as (
      select pay_order_num, sum(amount_fen) as fen from dues where order_num = ${orderNum} and pay_order_num is not null
      group by pay_order_num
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
  const ways: Way[] = []
  let left = amountFen
  for (const { id, payOrderNum, room } of rows) {
    const share = shares.get(payOrderNum) ?? 0
    const part = Math.min(left, room, share)
    if (part <= 0) continue
    ways.push({ payment: { id }, amountFen: part })
    shares.set(payOrderNum, share - part)
    left -= part
  }
  if (left > 0) throw new Error(`${orderNum} has no payments by which ${left} go back`)
  return ways
}
