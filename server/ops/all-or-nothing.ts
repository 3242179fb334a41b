import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { transact, type Tx } from '../db/transact'
import { refused, type Outcome } from './command'

class TakenBack extends Error {}

/** A refusal takes back what was written until then. */
export async function allOrNothing(db: Db, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome> {
  let outcome = refused('')
  await transact(db, async (tx) => {
    outcome = await work(tx)
    if (!outcome.ok) throw new TakenBack()
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return outcome
}

/** The same for an import, one at a time: what it judges by stays as it is. */
export const importAlone = (db: Db, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome> =>
  allOrNothing(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`)
    return work(tx)
  })
