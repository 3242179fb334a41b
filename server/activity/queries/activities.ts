import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { activities } from '../../db/schema'
import { activityMissing, notOpen } from '../refusals'
import { ACTIVITY_TEXTS } from '../texts'

export type ActivityRow = typeof activities.$inferSelect
type ActivityState = 'soon' | 'open' | 'ended'

type Window = Pick<ActivityRow, 'startAt' | 'endAt'>

/** By the server's clock: from the first moment on until, but not, the last. */
export const stateOf = ({ startAt, endAt }: Window, now: Date): ActivityState =>
  now < startAt ? 'soon' : now < endAt ? 'open' : 'ended'

/** Refuses with 27005 what has not begun or is over: also for a page that was opened while it ran. */
export function checkOpen(activity: Window, now: Date): void {
  const state = stateOf(activity, now)
  if (state !== 'open') throw notOpen(state === 'soon' ? ACTIVITY_TEXTS.soon : ACTIVITY_TEXTS.over)
}

/** One that is on the books, by its id. Refuses with 404 what is of another sort, and what an operator took down. */
export async function activityOf(db: Db, sorts: readonly string[], activityId: string): Promise<ActivityRow> {
  const [row] = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.activityId, activityId),
        inArray(activities.sort, [...sorts]),
        eq(activities.closed, false)
      )
    )
  if (!row) throw activityMissing()
  return row
}

/** The one of a sort that runs, else the next, else the last; null without any. */
export async function currentActivity(db: Db, sort: string, now: Date): Promise<ActivityRow | null> {
  const ofSort = and(eq(activities.sort, sort), eq(activities.closed, false))
  const [current] = await db
    .select()
    .from(activities)
    .where(and(ofSort, gt(activities.endAt, now)))
    .orderBy(asc(activities.startAt), asc(activities.activityId))
    .limit(1)
  if (current) return current
  const [last] = await db
    .select()
    .from(activities)
    .where(and(ofSort, lte(activities.endAt, now)))
    .orderBy(desc(activities.endAt), asc(activities.activityId))
    .limit(1)
  return last ?? null
}

/** Those of some sorts that run. */
export const runningActivities = (db: Db, sorts: readonly string[], now: Date): Promise<ActivityRow[]> =>
  db
    .select()
    .from(activities)
    .where(
      and(
        inArray(activities.sort, [...sorts]),
        eq(activities.closed, false),
        lte(activities.startAt, now),
        gt(activities.endAt, now)
      )
    )
    .orderBy(asc(activities.activityId))
