import { and, asc, eq, gte } from 'drizzle-orm'
import type { DatedPlanDay, HealthPlan } from '@/domain/health-plan/plan'
import type { Db } from '../../db/client'
import { healthPlanDays, healthPlans } from '../../db/schema'

/** A plan, null of who has none, and what was done of it. */
export interface KeptPlan {
  readonly plan: HealthPlan | null
  readonly days: readonly DatedPlanDay[]
}

/** A user's plan with what was done of it; days before it began are of an earlier one. */
export async function planOf(db: Db, userId: string): Promise<KeptPlan> {
  const [row] = await db.select().from(healthPlans).where(eq(healthPlans.userId, userId))
  if (!row) return { plan: null, days: [] }
  const days = await db
    .select()
    .from(healthPlanDays)
    .where(and(eq(healthPlanDays.userId, userId), gte(healthPlanDays.date, row.plan.startedOn)))
    .orderBy(asc(healthPlanDays.date))
  return {
    plan: row.plan,
    days: days.map(({ date, day }) => ({ date, done: day.done, kg: day.kg }))
  }
}
