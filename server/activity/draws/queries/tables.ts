import { and, asc, desc, eq } from 'drizzle-orm'
import { fingerprint } from '../../../settings/fingerprint'
import type { Db } from '../../../db/client'
import { drawSeeds, drawTables } from '../../../db/schema'

export type TableRow = typeof drawTables.$inferSelect

/** What the draws of a day are made of, in the order in which prizes lie side by side. */
export const tableOf = (db: Db, activityId: string, day: string): Promise<TableRow[]> =>
  db
    .select()
    .from(drawTables)
    .where(and(eq(drawTables.activityId, activityId), eq(drawTables.day, day)))
    .orderBy(asc(drawTables.no))

/** The last day that was opened: that of the server whose clock is first; null before the first. */
export async function lastDay(db: Db, activityId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: drawTables.day })
    .from(drawTables)
    .where(eq(drawTables.activityId, activityId))
    .orderBy(desc(drawTables.day))
    .limit(1)
  return row?.day ?? null
}

/** @throws where the day was not opened */
export async function seedOf(db: Db, day: string): Promise<typeof drawSeeds.$inferSelect> {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.day, day))
  if (!row) throw new Error(`${day} has no seed`)
  return row
}

const ALIAS_LENGTH = 16

/** By which an account is named where everybody can read it: who knows the account alone cannot tell it. */
export const aliasOf = async (db: Db, now: Date, userId: string): Promise<string> =>
  (await fingerprint(db, now, `draw|${userId}`)).slice(0, ALIAS_LENGTH)
