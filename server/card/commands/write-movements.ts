import { sql, type SQL } from 'drizzle-orm'
import type { CardAccount, CardVerb } from '../../db/schema/card'
import type { Tx } from '../../db/transact'

/** What has just been taken of, or come back to, an entitlement, a quota or a balance. */
export interface Moved {
  /** `card_rights.id`, or the number of the card. */
  readonly resource: string
  readonly amount: number
  readonly orderNum?: string | null
  readonly note?: string
}

/** Of each account: its card, its entitlement, and what is left now. */
const STANDS: { readonly [A in CardAccount]: SQL } = {
  right: sql`select card_number, id as right_id, uses - taken as left_now, id as resource from card_rights`,
  quota: sql`select card_number, null::text as right_id, quota_fen - quota_used_fen as left_now, card_number as resource from bound_cards`,
  balance: sql`select no as card_number, null::text as right_id, amount_fen - taken_fen as left_now, no as resource from card_balances`
}

/**
 * Writes down what was moved by the statement before, whose rows this transaction has locked. Of several movements of one account the
 * last leaves what is left now.
 * @returns ids of the movements
 */
export async function writeMovements(
  tx: Tx,
  account: CardAccount,
  verb: CardVerb,
  moved: readonly Moved[],
  at: Date
): Promise<void> {
  const rows = moved
    .filter(({ amount }) => amount > 0)
    .map(({ resource, amount, orderNum = null, note = '' }, place) => ({
      place,
      resource,
      amount,
      orderNum,
      note
    }))
  if (rows.length === 0) return
  const sign = verb === 'take' || verb === 'expire' ? sql`1` : sql`-1`
  await tx.execute(sql`
    insert into card_movements (card_number, account, right_id, verb, amount, left_after, order_num, note, at)
    select s.card_number, ${account}, s.right_id, ${verb}, m.amount,
      s.left_now + ${sign} * coalesce(sum(m.amount) over (
        partition by m.resource order by m.place rows between 1 following and unbounded following), 0),
      m."orderNum", m.note, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(place int, resource text, amount int, "orderNum" text, note text)
      join (${STANDS[account]}) s using (resource)
    order by m.place`)
}
