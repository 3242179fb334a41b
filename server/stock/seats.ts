import { sql } from 'drizzle-orm'
import { counter } from '../db/counter'
import { slots } from '../db/schema'

/** Seats of a slot, by the id of its row. A stopped one gives none. */
export const seats = counter({
  name: 'seats',
  table: slots,
  key: slots.id,
  taken: [slots.taken, 'taken'],
  room: sql`${slots.capacity} - ${slots.blocked}`,
  open: sql`${slots.open}`
})
