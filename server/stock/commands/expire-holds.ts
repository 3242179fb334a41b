import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client'

/** At most so many run out with one statement, however many piled up while no server was up. */
export const HOLDS_AT_ONCE = 1_000

/**
 * Gives back the seats of holds that ran out. One statement: a hold is expired and its seat returned together, and what
 * another process is working on is left to it; slots are locked in their order, as orders lock them. Holds of a slot that counts
 * fewer seats than they have stay as they are, and keep nobody else's from ending. Runs by job and before stock is read.
 * Answers how many it ended.
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  const [count] = await rowsOf<{ ended: number }>(
    db,
    sql`
    with due as (
      select id, slot_row_id, persons from holds where state = 'held' and expires_at <= ${now.toISOString()}::timestamptz
      order by id limit ${HOLDS_AT_ONCE} for update skip locked
    ), freed as (
      select slot_row_id, sum(persons)::int as seats from due group by slot_row_id
    ), locked as (
      select slots.id, freed.seats from slots join freed on slots.id = freed.slot_row_id
      order by slots.id for no key update of slots
    ), returned as (
      update slots set taken = taken - locked.seats from locked
      where slots.id = locked.id and slots.taken >= locked.seats returning slots.id
    ), ended as (
      update holds set state = 'expired' from due join returned on returned.id = due.slot_row_id
      where holds.id = due.id returning 1
    )
    select count(*)::int as ended from ended`
  )
  return count?.ended ?? 0
}
