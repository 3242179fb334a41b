import { and, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import { chancesOf, type Chances } from '@/domain/activity/chances'
import { addDays, instantAt } from '@/domain/date'
import { HAS_MONEY } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { drawAnswers, draws, drawTables, orders } from '../../../db/schema'
import type { DrawActivity } from '../activity'
import { isGiven } from './given-prize'

/** Chances of an account on a day. Orders count while the shop has their money. */
export async function chancesAt(
  db: Db,
  { activityId, terms }: Pick<DrawActivity, 'activityId' | 'terms'>,
  { userId, day }: { readonly userId: string; readonly day: string }
): Promise<Chances> {
  const own = and(eq(draws.activityId, activityId), eq(draws.day, day), eq(draws.userId, userId))
  const given = await db
    .select({ kind: drawTables.kind })
    .from(draws)
    .innerJoin(drawTables, isGiven)
    .where(own)
  const answered = await db
    .select({ no: drawAnswers.drawNo })
    .from(drawAnswers)
    .innerJoin(draws, eq(draws.no, drawAnswers.drawNo))
    .where(and(own, eq(drawAnswers.right, true)))
  return chancesOf(terms, {
    drawn: given.length,
    again: given.filter(({ kind }) => kind === 'again').length + answered.length,
    orders: terms.mostFromOrders === 0 ? 0 : await ordersPaidOn(db, userId, day)
  })
}

const ordersPaidOn = (db: Db, userId: string, day: string): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      gte(orders.paidAt, new Date(instantAt(day))),
      lt(orders.paidAt, new Date(instantAt(addDays(day, 1)))),
      inArray(orders.payStatus, [...HAS_MONEY]),
      // What cost nothing gives nothing.
      gt(orders.paidFen, 0)
    )
  )
