import { messages } from '../../db/schema'
import type { Tx } from '../../db/transact'

/** Tells a user something, once for a key. */
export async function writeMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing({ target: messages.key })
}
