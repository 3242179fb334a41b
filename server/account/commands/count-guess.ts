import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { guessCounts } from '../../db/schema'

/**
 * Counts one guess more, in one statement, so that parallel ones count too.
 * @param windowMs from the first of a row on
 * @returns how many there were within the window, this one too
 */
export async function countGuess(db: Db, key: string, windowMs: number, now: Date): Promise<number> {
  const over = sql`${guessCounts.until} <= ${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(guessCounts)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({
      target: guessCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${guessCounts.count} + 1 end`,
        until: sql`case when ${over} then ${until.toISOString()}::timestamptz else ${guessCounts.until} end`
      }
    })
    .returning({ count: guessCounts.count })
  return row?.count ?? 1
}

/** What was counted was right: it was no guess. */
export async function uncountGuess(db: Db, key: string): Promise<void> {
  await db
    .update(guessCounts)
    .set({ count: sql`greatest(0, ${guessCounts.count} - 1)` })
    .where(eq(guessCounts.key, key))
}

/** Its owner has shown who they are: nothing of it counts any more. */
export async function forgetGuesses(db: Db, key: string): Promise<void> {
  await db.delete(guessCounts).where(eq(guessCounts.key, key))
}
