import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import {
  NO_DAY,
  planProblem,
  weightProblem,
  withTap,
  type HealthPlan,
  type PlanDay,
  type Task
} from '@/domain/health-plan/plan'
import { healthPlanDays, healthPlans } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { planOf, type KeptPlan } from '../queries/plan'
import { REPORT_TEXTS } from '../texts'

/** Begins a plan today, or anew with another goal. */
export async function savePlan(
  context: RequestContext,
  { startKg, goalKg, reportNo }: Omit<HealthPlan, 'startedOn'>
): Promise<KeptPlan> {
  const { id: userId } = requireUser(context)
  const problem = planProblem({ startKg, goalKg })
  if (problem !== null) throw badInput(problem)
  const now = context.now()
  const plan = { startedOn: dateOf(now.getTime()), startKg, goalKg, reportNo }
  await context.db
    .insert(healthPlans)
    .values({ userId, plan, createdAt: now })
    .onConflictDoUpdate({ target: healthPlans.userId, set: { plan, createdAt: now } })
  return planOf(context.db, userId)
}

/** One tap more on a task of today. */
export const tapTask = (context: RequestContext, task: Task): Promise<KeptPlan> =>
  changeToday(context, (day) => withTap(day, task))

/** What somebody weighs today; the last one of a day counts. */
export async function weigh(context: RequestContext, kg: number): Promise<KeptPlan> {
  const problem = weightProblem(kg)
  if (problem !== null) throw badInput(problem)
  return changeToday(context, (day) => ({ ...day, kg }))
}

async function changeToday(context: RequestContext, change: (day: PlanDay) => PlanDay): Promise<KeptPlan> {
  const { id: userId } = requireUser(context)
  const date = dateOf(context.now().getTime())
  const { plan } = await planOf(context.db, userId)
  if (!plan) throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.planMissing)
  await transact(context.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${userId}`}, 0))`)
    const [row] = await tx
      .select({ day: healthPlanDays.day })
      .from(healthPlanDays)
      .where(and(eq(healthPlanDays.userId, userId), eq(healthPlanDays.date, date)))
    const day = change(row?.day ?? NO_DAY)
    await tx
      .insert(healthPlanDays)
      .values({ userId, date, day })
      .onConflictDoUpdate({ target: [healthPlanDays.userId, healthPlanDays.date], set: { day } })
  })
  return planOf(context.db, userId)
}
