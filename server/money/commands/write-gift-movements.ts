import { sql } from 'drizzle-orm'
import { goesOut, type GiftVerb } from '@/domain/gift/verbs'
import { rowsOf } from '../../db/client'
import type { Tx } from '../../db/transact'

/** What has just been put on a gift card, or taken of it. */
interface GiftMoved {
  /** Number of the card. */
  readonly resource: string
  readonly amount: number
  readonly orderNum?: string | null
  readonly sendNo?: string | null
}

/**
 * Writes down what was moved by the statement before, whose rows this transaction has locked. Of several movements of one card the last
 * leaves what is left now.
 * @returns ids of the movements, by which a movement of money can be named once
 */
export async function writeGiftMovements(
  tx: Tx,
  verb: GiftVerb,
  moved: readonly GiftMoved[],
  at: Date
): Promise<{ readonly id: number; readonly no: string; readonly amount: number }[]> {
  const rows = moved
    .filter(({ amount }) => amount > 0)
    .map(({ resource, amount, orderNum = null, sendNo = null }, place) => ({
      ...{ place, resource, amount, orderNum, sendNo }
    }))
  if (rows.length === 0) return []
  const sign = goesOut(verb) ? sql`1` : sql`-1`
  return rowsOf<{ id: number; no: string; amount: number }>(
    tx,
    sql`
    insert into gift_movements (no, verb, amount, left_after, order_num, send_no, at)
    select s.no, ${verb}, m.amount,
      s.amount_fen - s.taken_fen + ${sign} * coalesce(sum(m.amount) over (
        partition by m.resource order by m.place rows between 1 following and unbounded following), 0),
      m."orderNum", m."sendNo", ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(place int, resource text, amount int, "orderNum" text, "sendNo" text)
      join stored_values s on s.no = m.resource
    order by m.place
    returning id::int as id, no, amount`
  )
}
