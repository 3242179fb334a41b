import { and, count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DrawSort } from '@/domain/activity/sorts'
import type { Db } from '../../../db/client'
import { activities, draws, drawTables } from '../../../db/schema'
import { wonGoods, type WonGoods } from './won-goods'
import { isGiven } from './given-prize'

const PAGE_SIZE = 20

const drawnPrize = alias(drawTables, 'drawn_prize')

/** A draw with what was drawn and given. */
export interface DrawRecord {
  readonly draw: typeof draws.$inferSelect
  readonly activity: Pick<typeof activities.$inferSelect, 'activityId' | 'name' | 'sort'>
  readonly given: typeof drawTables.$inferSelect
  readonly drawn: typeof drawTables.$inferSelect
  /** Of goods that can be ordered, or could. */
  readonly goods?: WonGoods | undefined
}

/** The user's own draws, the latest first. */
export async function drawRecords(
  db: Db,
  userId: string,
  { sort, pageNo }: { readonly sort: DrawSort | undefined; readonly pageNo: number },
  now: Date
): Promise<{ list: DrawRecord[]; total: number; hasMore: boolean }> {
  const own = and(eq(draws.userId, userId), sort === undefined ? undefined : eq(activities.sort, sort))
  const rows = await db
    .select({
      draw: draws,
      activity: { activityId: activities.activityId, name: activities.name, sort: activities.sort },
      given: drawTables,
      drawn: drawnPrize
    })
    .from(draws)
    .innerJoin(activities, eq(activities.activityId, draws.activityId))
    .innerJoin(drawTables, isGiven)
    .innerJoin(
      drawnPrize,
      and(
        eq(drawnPrize.activityId, draws.activityId),
        eq(drawnPrize.day, draws.day),
        eq(drawnPrize.prizeId, draws.prizeId)
      )
    )
    .where(own)
    .orderBy(desc(draws.no))
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
  const [counted] = await db
    .select({ total: count() })
    .from(draws)
    .innerJoin(activities, eq(activities.activityId, draws.activityId))
    .where(own)
  const total = counted?.total ?? 0
  const won = await wonGoods(
    db,
    rows.flatMap(({ draw, given }) => (given.kind === 'goods' ? [draw.drawId] : [])),
    now
  )
  const list = rows.map((row) => ({ ...row, goods: won.get(row.draw.drawId) }))
  return { list, total, hasMore: pageNo * PAGE_SIZE < total }
}
