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
