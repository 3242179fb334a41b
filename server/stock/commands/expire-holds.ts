import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client'
import { gathered } from '../../db/gathered'

/** At most so many run out with one statement, however many piled up while no server was up. */
export const HOLDS_AT_ONCE = 1_000

/**
 * Gives back the seats of holds that ran out. One statement: a hold is expired and its seat returned together, and what
 * another process is working on is left to it; slots are locked in their order, as `place_orders` does. Runs by job and
 * before stock is read. Answers how many it ended.
 */
export const expireHolds = gathered(async (db, moments: readonly Date[]): Promise<readonly number[]> => {
  const now = new Date(Math.max(...moments.map(Number)))
  const [count] = await rowsOf<{ ended: number }>(
    db,
    sql`
    with due as (
      select id from holds where state = 'held' and expires_at <= ${now.toISOString()}::timestamptz
      order by id limit ${HOLDS_AT_ONCE} for update skip locked
    ), ended as (
      update holds set state = 'expired' from due where holds.id = due.id returning holds.slot_row_id, holds.persons
    ), freed as (
      select slot_row_id, sum(persons)::int as seats from ended group by slot_row_id
    ), locked as (
      select slots.id, freed.seats from slots join freed on slots.id = freed.slot_row_id
      order by slots.id for no key update of slots
    ), returned as (
      update slots set taken = greatest(0, taken - locked.seats) from locked where slots.id = locked.id
    )
    select count(*)::int as ended from ended`
  )
  return moments.map(() => count?.ended ?? 0)
})
