import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { MINUTE_MS } from '@/domain/date'
import type { Db } from '../../../db/client'
import { activities, draws, drawTables } from '../../../db/schema'

/** A prize is usually credited within seconds. */
export const LATE_MS = 10 * MINUTE_MS

/** Prizes that could not be credited yet though they should be, the oldest first, with what each needs. */
export const waitingPrizes = (db: Db, now: Date) =>
  db
    .select({
      ...{ drawId: draws.drawId, at: draws.at, activity: activities.name, prize: drawTables.name },
      ...{ couponCode: draws.couponCode, productCode: drawTables.productCode }
    })
    .from(draws)
    .innerJoin(
      drawTables,
      and(
        eq(drawTables.activityId, draws.activityId),
        eq(drawTables.day, draws.day),
        eq(drawTables.prizeId, draws.givenId)
      )
    )
    .innerJoin(activities, eq(activities.activityId, draws.activityId))
    .where(
      and(
        eq(draws.state, 'crediting'),
        isNotNull(draws.userId),
        lte(draws.at, new Date(now.getTime() - LATE_MS))
      )
    )
    .orderBy(asc(draws.no))
