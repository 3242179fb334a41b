import { asc, eq, inArray } from 'drizzle-orm'
import type { Chances } from '@/domain/activity/chances'
import { dateOf } from '@/domain/date'
import type { Db } from '../../../db/client'
import { coupons, drawPrizes } from '../../../db/schema'
import { isMinor } from '../../queries/person'
import { ACTIVITY_TEXTS } from '../../texts'
import type { DrawActivity } from '../activity'
import { drawRules } from '../sorts'
import { boardState, type BoardState } from './board'
import { chancesAt } from './chances'
import { lastDay, seedOf, tableOf, type TableRow } from './tables'

/** A prize of today with what is shown of it besides. */
interface ShownPrize {
  readonly row: TableRow
  /** Pieces in all; null without limit. */
  readonly stock: number | null
  readonly validDays: number | null
}

export interface DrawDetail {
  readonly activity: DrawActivity
  readonly prizes: readonly ShownPrize[]
  readonly fallback: string
  readonly rules: readonly string[]
  readonly chances: Chances | null
  readonly refusal: string
  readonly day: string
  readonly commitment: string
  readonly board: BoardState | null
}

/** An activity as its page shows it, by the table of the day by which draws are made: it was opened. */
export async function drawDetail(
  db: Db,
  activity: DrawActivity,
  userId: string | null,
  now: Date
): Promise<DrawDetail> {
  const { activityId, terms } = activity
  const day = (await lastDay(db, activityId)) ?? dateOf(now.getTime())
  const table = await tableOf(db, activityId, day)
  const fallback = table.find(({ prizeId }) => prizeId === terms.fallbackId)?.name ?? ''
  return {
    ...{ activity, fallback, day },
    prizes: await shownPrizes(db, activityId, table),
    rules: drawRules(activity, {
      fallback: table.some(({ room }) => room !== null) ? fallback : '',
      hasGoods: table.some(({ kind }) => kind === 'goods')
    }),
    chances: userId === null ? null : await chancesAt(db, activity, { userId, day }),
    refusal: userId !== null && (await isMinor(db, userId, now)) ? ACTIVITY_TEXTS.minor : '',
    commitment: (await seedOf(db, day)).commitment,
    board: terms.board ? await boardState(db, activity, userId) : null
  }
}

async function shownPrizes(db: Db, activityId: string, table: readonly TableRow[]): Promise<ShownPrize[]> {
  const set = await db
    .select({ prizeId: drawPrizes.prizeId, stock: drawPrizes.stock })
    .from(drawPrizes)
    .where(eq(drawPrizes.activityId, activityId))
    .orderBy(asc(drawPrizes.no))
  const codes = table.flatMap(({ couponCode }) => couponCode ?? [])
  const kinds =
    codes.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons.couponCode, codes))
  return table.map((row) => ({
    row,
    stock: row.room === null ? null : (set.find(({ prizeId }) => prizeId === row.prizeId)?.stock ?? row.room),
    validDays: row.days ?? kinds.find(({ couponCode }) => couponCode === row.couponCode)?.validDays ?? null
  }))
}
