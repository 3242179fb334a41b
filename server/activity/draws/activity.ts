import * as v from 'valibot'
import type { DrawSort } from '@/domain/activity/sorts'
import { DRAW_SORTS } from '@/domain/activity/sorts'
import type { Db } from '../../db/client'
import { activityOf, currentActivity, type ActivityRow } from '../queries/activities'
import { activityMissing } from '../refusals'
import { drawTerms, type DrawTerms } from '../terms'

/** An activity in which the server draws. */
export interface DrawActivity extends Omit<ActivityRow, 'sort' | 'terms'> {
  readonly sort: DrawSort
  readonly terms: DrawTerms
}

/** @throws for terms that no import lets in */
export function asDraw(row: ActivityRow): DrawActivity {
  const sort = DRAW_SORTS.find((one) => one === row.sort)
  if (sort === undefined) throw new Error(`${row.activityId} is no draw`)
  return { ...row, sort, terms: v.parse(drawTerms, row.terms) }
}

/** Refuses with 404. */
export const drawActivity = async (db: Db, activityId: string): Promise<DrawActivity> =>
  asDraw(await activityOf(db, DRAW_SORTS, activityId))

/** Of the sort, the one that is named, else the one that runs. Refuses with 404. */
export async function shownActivity(
  db: Db,
  { sort, activityId }: { readonly sort: DrawSort; readonly activityId: string | undefined },
  now: Date
): Promise<DrawActivity> {
  const row =
    activityId === undefined ? await currentActivity(db, sort, now) : await activityOf(db, [sort], activityId)
  if (!row) throw activityMissing()
  return asDraw(row)
}
