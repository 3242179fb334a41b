import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/transact'
import { holds } from '../../db/schema'

/** At most this many seats are kept for one owner. */
const MAX_HOLDS_PER_OWNER = 2

/**
 * A guest's holds become the user's at login. Beyond two the oldest run out at once; the expiry job gives
 * their seats back.
 */
export async function adoptHolds(tx: Tx, deviceToken: string, userId: string, now: Date): Promise<void> {
  const adopted = await tx
    .update(holds)
    .set({ userId })
    .where(
      and(
        eq(holds.deviceToken, deviceToken),
        isNull(holds.userId),
        eq(holds.state, 'held'),
        gt(holds.expiresAt, now)
      )
    )
    .returning({ id: holds.id })
  if (adopted.length === 0) return
  const live = await tx
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, 'held'), gt(holds.expiresAt, now)))
    .orderBy(desc(holds.createdAt))
  const surplus = live.slice(MAX_HOLDS_PER_OWNER).map((hold) => hold.id)
  if (surplus.length > 0) await tx.update(holds).set({ expiresAt: now }).where(inArray(holds.id, surplus))
}
