import { sql } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { rowsOf } from '../../db/client'
import type { Tx } from '../../db/transact'
import type { SlotFamily } from '@/domain/kinds/types'

export interface SeatPlace {
  orgCode: string
  kind: SlotFamily
  date: string
  slotId: number
}

/**
 * Takes seats of a slot without a hold (a change of date, a payment that came late), in one conditional statement: never
 * more than are left, none of a stopped or past slot. Answers the slot's row id, or null when there are not enough.
 */
export async function takeSeats(tx: Tx, place: SeatPlace, seats: number, now: Date): Promise<number | null> {
  const rows = await rowsOf<{ id: string | number }>(
    tx,
    sql`update slots set taken = taken + ${seats}::int
        where org_code = ${place.orgCode} and kind = ${place.kind} and date = ${place.date} and slot_id = ${place.slotId}
          and date >= ${dateOf(now.getTime())} and open and taken + blocked + ${seats}::int <= capacity
        returning id`
  )
  return rows[0] ? Number(rows[0].id) : null
}
