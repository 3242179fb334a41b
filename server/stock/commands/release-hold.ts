import { and, eq, sql } from 'drizzle-orm'
import { holds } from '../../db/schema'
import { transact } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { HOLD_STATE, ownHold } from '../queries/own-hold'
import { seats } from '../seats'

/** Gives a hold's seat back before it runs out; one that is gone already stays gone. Refuses with 404 for another's. */
export async function releaseHold(context: RequestContext, holdId: string): Promise<void> {
  const { hold } = await ownHold(context, holdId)
  await transact(context.db, async (tx) => {
    const [ended] = await tx
      .update(holds)
      .set({
        state: HOLD_STATE.released,
        expiresAt: sql`least(${holds.expiresAt}, ${context.now().toISOString()}::timestamptz)`
      })
      .where(and(eq(holds.id, hold.id), eq(holds.state, HOLD_STATE.held)))
      .returning()
    if (ended) await seats.giveBack(tx, String(ended.slotRowId), ended.persons)
  })
}
