import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact'
import type { HoldOwner } from '../../stock/queries/own-hold'

/** What one owner does with holds goes one after the other until the transaction ends; different owners meet only at the slot's row. */
export async function ownerTurn(tx: Tx, { userId, deviceToken }: HoldOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${userId ?? deviceToken}`}, 0))`)
}
