import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { messages } from '../../db/schema'

/** Marks one message of the user as read, or all. One that is read already, or somebody else's, changes nothing. */
export async function markRead(db: Db, userId: string, id: number | undefined, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        eq(messages.userId, userId),
        isNull(messages.readAt),
        id === undefined ? undefined : eq(messages.id, id)
      )
    )
}
