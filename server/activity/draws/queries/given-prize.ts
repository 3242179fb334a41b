import { and, eq } from 'drizzle-orm'
import { draws, drawTables } from '../../../db/schema'

/** The row of the day's table that a draw gave. */
export const isGiven = and(
  eq(drawTables.activityId, draws.activityId),
  eq(drawTables.day, draws.day),
  eq(drawTables.prizeId, draws.givenId)
)
