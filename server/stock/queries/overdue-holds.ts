import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { holds } from '../../db/schema'
import { HOLD_STATE } from './own-hold'

/** What another process is ending at this moment is not overdue yet; in ms. */
const UNDER_WAY_MS = 60_000
/** So many tell an operator where to look. */
const MOST = 20

/** Slots whose holds ran out a minute ago and could not be ended: they count fewer seats than these have. */
export async function overdueHolds(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ slot: holds.slotRowId })
    .from(holds)
    .where(and(eq(holds.state, HOLD_STATE.held), lt(holds.expiresAt, new Date(now.getTime() - UNDER_WAY_MS))))
    .orderBy(holds.slotRowId)
    .limit(MOST)
  return rows.map(({ slot }) => slot)
}
