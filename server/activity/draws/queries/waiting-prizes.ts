import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { MINUTE_MS } from '@/domain/date'
import type { Db } from '../../../db/client'
import { activities, draws, drawTables } from '../../../db/schema'
import { isGiven } from './given-prize'

/** A prize is usually credited within seconds. */
const LATE_MS = 10 * MINUTE_MS

/** A prize that could not be credited yet though it should be. */
export const isLate = (now: Date) =>
  and(eq(draws.state, 'crediting'), isNotNull(draws.userId), lte(draws.at, new Date(now.getTime() - LATE_MS)))

/** Prizes that could not be credited yet though they should be, the oldest first, with what each needs. */
export const waitingPrizes = (db: Db, now: Date) =>
  db
    .select({
      ...{ drawId: draws.drawId, at: draws.at, activity: activities.name, prize: drawTables.name },
      ...{ couponCode: draws.couponCode, productCode: drawTables.productCode }
    })
    .from(draws)
    .innerJoin(drawTables, isGiven)
    .innerJoin(activities, eq(activities.activityId, draws.activityId))
    .where(isLate(now))
    .orderBy(asc(draws.no))
