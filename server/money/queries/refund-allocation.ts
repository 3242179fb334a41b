import { sql } from 'drizzle-orm'
import { PAYING_TENDERS } from '@/domain/order/tenders'
import { rowsOf, type Db } from '../../db/client'
import type { TenderPart } from './instalments'

/** A tender, or by the gateway a payment. */
export type Way =
  | (TenderPart & { readonly paymentId: null })
  | { readonly paymentId: string; readonly tender: null; readonly amountFen: number }

/** What tenders have paid of an order and have not got back, in the order in which they do. */
async function tendersLeft(db: Db, orderNum: string): Promise<TenderPart[]> {
  const rows = await rowsOf<TenderPart>(
    db,
    sql`
    select t.tender, t.no, (sum(t.amount_fen) - coalesce((
      select sum(o.amount_fen) from refund_payouts o join refunds r using (refund_no)
      where o.tender = t.tender and o.tender_no = t.no and r.order_num = ${orderNum}
    ), 0))::int as "amountFen"
    from due_tenders t join dues d on d.id = t.due_id join pay_orders p using (pay_order_num)
    where d.order_num = ${orderNum} and p.state = 'paid' group by t.tender, t.no order by t.no`
  )
  return PAYING_TENDERS.flatMap((tender) => rows.filter((row) => row.tender === tender))
}

/**
 * By which ways money of an order goes back: to its tenders first, then by its payments, the latest first: of each pay order at most what
 * the order paid under it, of each payment at most what has not gone back. Throws when that is less than the amount.
 */
export async function refundWays(db: Db, orderNum: string, amountFen: number): Promise<Way[]> {
  const ways: Way[] = []
  let left = amountFen
  for (const { tender, no, amountFen: room } of await tendersLeft(db, orderNum)) {
    const part = Math.min(left, room)
    if (part <= 0) continue
    ways.push({ paymentId: null, tender, no, amountFen: part })
    left -= part
  }
  const rows = await rowsOf<{ id: string; payOrderNum: string; room: number; share: number }>(
    db,
    sql`
    with own as (
      select pay_order_num, sum(amount_fen - coalesce((select sum(t.amount_fen) from due_tenders t where t.due_id = d.id), 0)) as fen
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
    ways.push({ paymentId: id, tender: null, amountFen: part })
    shares.set(payOrderNum, share - part)
    left -= part
  }
  if (left > 0) throw new Error(`${orderNum} has no way by which ${left} go back`)
  return ways
}
