import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'
import { flashSales, slots } from '../db/schema'
import { storedTaken } from './stored'

/** Leaves so many seats of the slots, of `capacity` or of as many as they have; what is taken stays taken. */
export async function leaveSeats(
  db: Db,
  where: SQL | undefined,
  seats: number,
  capacity: number | null = null
): Promise<void> {
  const room = sql`greatest(coalesce(${capacity}::int, ${slots.capacity}), ${slots.taken} + ${seats}::int)`
  await db
    .update(slots)
    .set({ capacity: room, blocked: sql`${room} - ${slots.taken} - ${seats}::int` })
    .where(where)
}

/** Leaves so many pieces of flash sales. */
export async function leavePieces(db: Db, where: SQL | undefined, pieces: number): Promise<void> {
  await db
    .update(flashSales)
    .set({ stock: sql`${flashSales.taken} + ${pieces}::int` })
    .where(where)
}

/** Stocks whose count is not what claims and live holds have of them. */
export async function wrongCounts(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
      with had as (
        select kind, resource, sum(amount - given_back) as amount from order_claims group by kind, resource
        union all select 'seat', slot_row_id::text, sum(persons) from holds where state = 'held' group by slot_row_id
      ), sums as (
        select kind, resource, sum(amount) as amount from had group by kind, resource
      ), counts as (
        select 'seat' as kind, id::text as resource, taken as amount from slots
        union all select 'flash', activity_id, taken from flash_sales
        union all select 'group', group_id, taken from groups
        union all select 'subsidy', activity_id, taken from subsidies
        union all select 'pair', pair_id, taken from pairs
        union all select 'replacement', order_num, taken from replacements
        union all select 'prize', draw_id, taken from goods_prizes
        union all select 'member', order_num, taken from memberships
        union all select 'sku', sku_id, taken from product_skus
        union all select 'customs', key, taken_fen from customs_years
        union all ${storedTaken}
        union all select 'quota', card_number, quota_used_fen from bound_cards
        union all select 'right', id, taken from card_rights
      )
      select counts.kind || ' ' || counts.resource || ': ' || counts.amount || ' taken, ' || coalesce(sums.amount, 0) || ' had' as wrong
      from counts left join sums using (kind, resource) where counts.amount <> coalesce(sums.amount, 0)
      union all
      select 'coupon ' || id || ' is ' || status from user_coupons join sums on sums.kind = 'coupon' and sums.resource = id
      where (sums.amount = 1) <> (status in ('locked', 'used')) or sums.amount > 1`
    )
  ).map(({ wrong }) => wrong)
}
