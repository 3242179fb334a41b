import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { tableProblem } from '@/domain/activity/draw'
import { addDays, dateOf } from '@/domain/date'
import type { Db } from '../../../db/client'
import { activities, drawPrizes, draws, drawSeeds, drawTables, goodsPrizes } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import type { DrawActivity } from '../activity'
import { DIGESTS, newSeed } from '../digests'
import { DRAW_SORT_RULES } from '../sorts'

/** The seed of a day is made once, by whichever server comes first. */
async function makeSeed(db: Db, day: string, now: Date): Promise<void> {
  const seed = newSeed()
  await db
    .insert(drawSeeds)
    .values({ day, seed, commitment: DIGESTS.sha256(seed), madeAt: now })
    .onConflictDoNothing()
}

/** Seeds of today and tomorrow, so that a day's is told of before it begins. */
export async function makeSeeds(db: Db, now: Date): Promise<void> {
  const today = dateOf(now.getTime())
  for (const day of [today, addDays(today, 1)]) await makeSeed(db, day, now)
}

const isOpened = async (db: Db, activityId: string, day: string): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(drawTables)
    .where(and(eq(drawTables.activityId, activityId), eq(drawTables.day, day)))
    .limit(1)
  return row !== undefined
}

/**
 * Writes down what the day's draws are made of, once: odds and pieces as they are now. What an operator changes later counts from the next
 * day on. Draws of the day before that are under way are waited for, so that pieces are counted whole.
 */
export async function openDay(db: Db, activity: DrawActivity, day: string, now: Date): Promise<void> {
  const { activityId } = activity
  await makeSeed(db, day, now)
  if (await isOpened(db, activityId, day)) return
  await transact(db, async (tx) => {
    await tx
      .select({ id: activities.activityId })
      .from(activities)
      .where(eq(activities.activityId, activityId))
      .for('update')
    if (!(await isOpened(tx, activityId, day))) await writeTable(tx, activity, day)
  })
}

async function writeTable(tx: Tx, activity: DrawActivity, day: string): Promise<void> {
  const { activityId, sort } = activity
  const set = await tx
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.activityId, activityId))
    .orderBy(asc(drawPrizes.no))
  const table = DRAW_SORT_RULES[sort].table(activity, set)
  const problem = tableProblem(table)
  if (problem !== null) throw new Error(`${activityId} cannot be drawn from: ${problem}`)
  const had = await tx
    .select({ prizeId: drawTables.prizeId, taken: sql<number>`sum(${drawTables.taken})::int` })
    .from(drawTables)
    .where(eq(drawTables.activityId, activityId))
    .groupBy(drawTables.prizeId)
  const lapsed = await tx
    .select({ prizeId: draws.givenId, count: sql<number>`count(*)::int` })
    .from(goodsPrizes)
    .innerJoin(draws, eq(draws.drawId, goodsPrizes.drawId))
    .where(and(eq(draws.activityId, activityId), isNotNull(goodsPrizes.lapsedAt)))
    .groupBy(draws.givenId)
  const takenOf = (prizeId: string) =>
    (had.find((one) => one.prizeId === prizeId)?.taken ?? 0) -
    (lapsed.find((one) => one.prizeId === prizeId)?.count ?? 0)
  await tx.insert(drawTables).values(
    table.map(({ prizeId, name, kind, weight, stock, couponCode, productCode, days, fen }, index) => ({
      ...{ activityId, day, prizeId, no: index + 1, name, kind, weight, couponCode },
      ...{ productCode, days, fen },
      room: stock === null ? null : Math.max(0, stock - takenOf(prizeId))
    }))
  )
}
