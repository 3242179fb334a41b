import { sql } from 'drizzle-orm'
import { gathered } from '../db/gathered'

/**
 * Gives back the seats of holds that ran out. One statement: a hold is expired and its seat returned together, and what
 * another process is working on is left to it; slots are locked in their order, as `place_orders` does. Runs by job and
 * before stock is read.
 */
export const expireHolds = gathered(async (db, moments: readonly Date[]): Promise<readonly void[]> => {
  const now = new Date(Math.max(...moments.map(Number)))
  await db.execute(sql`
    with due as (
      select id from holds where state = 'held' and expires_at <= ${now.toISOString()}::timestamptz
      order by id for update skip locked
    ), ended as (
      update holds set state = 'expired' from due where holds.id = due.id returning holds.slot_row_id, holds.persons
    ), freed as (
      select slot_row_id, sum(persons)::int as seats from ended group by slot_row_id
    ), locked as (
      select slots.id, freed.seats from slots join freed on slots.id = freed.slot_row_id
      order by slots.id for no key update of slots
    )
    update slots set remaining = least(capacity, remaining + locked.seats) from locked where slots.id = locked.id`)
  return moments.map(() => undefined)
})
