import { messages } from '../../db/schema'
import type { Tx } from '../../db/transact'

/** Tells users something, each thing once for its key. */
export async function writeMessages(tx: Tx, told: readonly (typeof messages.$inferInsert)[]): Promise<void> {
  if (told.length === 0) return
  await tx
    .insert(messages)
    .values([...told])
    .onConflictDoNothing({ target: messages.key })
}
