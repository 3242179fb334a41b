import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact'

/** Returns seats of a cancelled, moved or closed booking to their slot. */
export async function giveBackSeats(tx: Tx, slotRowId: number, seats: number): Promise<void> {
  await tx.execute(sql`update slots set taken = greatest(0, taken - ${seats}::int) where id = ${slotRowId}`)
}
