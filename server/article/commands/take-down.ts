import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { news } from '../../db/schema'
import type { Db } from '../../db/client'

/** Takes an article down: its page tells so from now on, and why. False where none of that id stands. */
export async function takeDown(db: Db, id: number, reason: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(news)
    .set({ downReason: reason, downAt: now })
    .where(and(eq(news.id, id), isNull(news.downAt)))
    .returning({ id: news.id })
  return rows.length > 0
}

/** Shows an article again that was taken down. False where none of that id was. */
export async function restoreArticle(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(news)
    .set({ downReason: null, downAt: null })
    .where(and(eq(news.id, id), isNotNull(news.downAt)))
    .returning({ id: news.id })
  return rows.length > 0
}
