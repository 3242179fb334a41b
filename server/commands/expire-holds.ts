import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'

/**
 * Gives back the seats of holds that ran out. One statement: a hold is expired and its seat returned together, and what
 * another process is working on is left to it. Runs by job and before stock is read.
 */
export async function expireHolds(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with due as (
      select id from holds where state = 'held' and expires_at <= ${now.toISOString()}::timestamptz
      order by id for update skip locked
    ), ended as (
      update holds set state = 'expired' from due where holds.id = due.id returning holds.slot_row_id, holds.persons
    ), freed as (
      select slot_row_id, sum(persons)::int as seats from ended group by slot_row_id
    )
    update slots set remaining = least(capacity, remaining + freed.seats) from freed where slots.id = freed.slot_row_id`)
}
