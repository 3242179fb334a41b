import { desc, eq } from 'drizzle-orm'
import {
  DEFAULT_TARGETS,
  GLUCOSE_WHENS,
  type GlucoseRecord,
  type GlucoseTargets
} from '@/domain/glucose/glucose'
import type { Db } from '../../db/client'
import { glucoseRecords, glucoseTargets } from '../../db/schema'

/** Some years of daily records. */
const MOST = 4000

export interface GlucoseBook {
  readonly records: readonly GlucoseRecord[]
  readonly targets: GlucoseTargets
}

/** What a user measured, the newest day first and the day's own order within, and their targets. */
export async function glucoseBook(db: Db, userId: string): Promise<GlucoseBook> {
  const rows = await db
    .select()
    .from(glucoseRecords)
    .where(eq(glucoseRecords.userId, userId))
    .orderBy(desc(glucoseRecords.date), desc(glucoseRecords.createdAt))
    .limit(MOST)
  const [own] = await db.select().from(glucoseTargets).where(eq(glucoseTargets.userId, userId))
  const rank = (when: (typeof rows)[number]['when']) => GLUCOSE_WHENS.indexOf(when)
  return {
    records: rows
      .map(({ id, date, when, value, tags }) => ({ id, date, when, value, tags }))
      .sort((left, right) => right.date.localeCompare(left.date) || rank(left.when) - rank(right.when)),
    targets: own?.targets ?? DEFAULT_TARGETS
  }
}
