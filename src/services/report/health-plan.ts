/** The plan of an account, in our own words. */
import type { HealthPlanWire } from '@/contract/report/dto/health'
import type { DatedPlanDay, HealthPlan, Task } from '@/domain/health-plan/plan'
import type { Call } from '../http/call'

export interface KeptPlan {
  /** null: none was begun. */
  readonly plan: HealthPlan | null
  /** The oldest first. */
  readonly days: readonly DatedPlanDay[]
}

const toPlan = ({ plan, days }: HealthPlanWire): KeptPlan => ({ plan, days })

export const readPlan = async (call: Call): Promise<KeptPlan> => toPlan(await call('plan.get', {}))

export const beginPlan = async (
  call: Call,
  { startKg, goalKg }: Pick<HealthPlan, 'startKg' | 'goalKg'>
): Promise<KeptPlan> => toPlan(await call('plan.save', { startKg, goalKg }))

export const tapTask = async (call: Call, task: Task): Promise<KeptPlan> =>
  toPlan(await call('plan.tap', { task }))

export const weigh = async (call: Call, kg: number): Promise<KeptPlan> =>
  toPlan(await call('plan.weigh', { kg }))
