import { and, asc, eq, gt } from 'drizzle-orm'
import { addDays, instantAt } from '@/domain/date'
import type { Db } from '../../../db/client'
import { draws, drawSeeds, drawTables } from '../../../db/schema'
import { activityMissing } from '../../refusals'
import { drawActivity } from '../activity'
import { tableOf, type TableRow } from './tables'

/** Draws of a page. */
const PAGE = 1_000

export interface PublishedPage {
  readonly activityId: string
  readonly day: string
  readonly commitment: string
  /** null until the day is over. */
  readonly seed: string | null
  readonly revealsAt: number
  readonly table: readonly TableRow[]
  readonly fallbackId: string
  readonly draws: readonly Pick<
    typeof draws.$inferSelect,
    'no' | 'account' | 'chanceNo' | 'prizeId' | 'givenId'
  >[]
  readonly next: number | null
}

/** When the seed of a day is told (epoch ms): at its end, Asia/Shanghai. */
const revealsAt = (day: string): number => instantAt(addDays(day, 1))

/** A day of an activity as anybody may read it. Refuses with 404 a day that was not opened. */
export async function publishedDay(
  db: Db,
  { activityId, day, from }: { readonly activityId: string; readonly day: string; readonly from: number },
  now: Date
): Promise<PublishedPage> {
  const { terms } = await drawActivity(db, activityId)
  const table = await tableOf(db, activityId, day)
  const [seed] = await db.select().from(drawSeeds).where(eq(drawSeeds.day, day))
  if (!seed || table.length === 0) throw activityMissing()
  const made = await db
    .select({
      no: draws.no,
      account: draws.account,
      chanceNo: draws.chanceNo,
      prizeId: draws.prizeId,
      givenId: draws.givenId
    })
    .from(draws)
    .where(and(eq(draws.activityId, activityId), eq(draws.day, day), gt(draws.no, from)))
    .orderBy(asc(draws.no))
    .limit(PAGE)
  const at = revealsAt(day)
  return {
    ...{ activityId, day, table, draws: made, revealsAt: at, fallbackId: terms.fallbackId },
    commitment: seed.commitment,
    seed: now.getTime() >= at ? seed.seed : null,
    next: made.length === PAGE ? (made.at(-1)?.no ?? null) : null
  }
}

/** All its pages in one. Refuses as `publishedDay` does. */
export async function wholeDay(
  db: Db,
  of: { readonly activityId: string; readonly day: string },
  now: Date
): Promise<PublishedPage> {
  const first = await publishedDay(db, { ...of, from: 0 }, now)
  const made = [...first.draws]
  for (let { next } = first; next !== null;) {
    const page = await publishedDay(db, { ...of, from: next }, now)
    made.push(...page.draws)
    next = page.next
  }
  return { ...first, draws: made, next: null }
}

/** Activities that had a table on a day. */
export async function activitiesOn(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ activityId: drawTables.activityId })
    .from(drawTables)
    .where(eq(drawTables.day, day))
    .orderBy(asc(drawTables.activityId))
  return rows.map(({ activityId }) => activityId)
}
