import { and, gt, ne, sql } from 'drizzle-orm'
import { HOLD_MEMORY_MS, MAX_KEPT_MS, SLOT_HOLD_MS } from '@/domain/order/timers'
import type { Db } from '../../db/client'
import { holds } from '../../db/schema'
import { HOLD_STATE, ownedBy, type HoldOwner } from './own-hold'

/** Rows of the slots that holds of the owner have kept for so long that another ten minutes would be more than anybody has. */
export async function slotsKeptTooLong(db: Db, owner: HoldOwner, now: Date): Promise<ReadonlySet<number>> {
  const seconds = sql`sum(extract(epoch from ${holds.expiresAt} - ${holds.createdAt}))`
  const rows = await db
    .select({ slotRowId: holds.slotRowId })
    .from(holds)
    .where(
      and(
        ownedBy(owner),
        ne(holds.state, HOLD_STATE.booked),
        gt(holds.createdAt, new Date(now.getTime() - HOLD_MEMORY_MS))
      )
    )
    .groupBy(holds.slotRowId)
    .having(sql`${seconds} > ${(MAX_KEPT_MS - SLOT_HOLD_MS) / 1000}::int`)
  return new Set(rows.map(({ slotRowId }) => slotRowId))
}
