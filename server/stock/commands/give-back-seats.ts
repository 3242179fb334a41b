import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'

/** Returns seats of a cancelled, moved or closed booking to their slot. Runs inside the caller's transaction. */
export async function giveBackSeats(tx: Db, slotRowId: number, seats: number): Promise<void> {
  await tx.execute(
    sql`update slots set remaining = least(capacity, remaining + ${seats}::int) where id = ${slotRowId}`
  )
}
