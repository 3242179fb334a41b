import { outbox } from '../db/schema'
import type { Tx } from '../db/transact'

interface Entry {
  readonly topic: string
  readonly key: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Writes down what is to be done once this transaction is over. The same key again is the same thing. */
export async function putInOutbox(tx: Tx, entries: readonly Entry[], dueAt: Date): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(outbox)
    .values(entries.map((entry) => ({ ...entry, dueAt })))
    .onConflictDoNothing({ target: outbox.key })
}
