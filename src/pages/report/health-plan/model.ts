import { dateOf } from '@/domain/date'
import {
  doneCount,
  goalFor,
  NO_DAY,
  planProblem,
  progressOf,
  weightProblem,
  type PlanDay,
  type PlanProgress,
  type Task
} from '@/domain/health-plan/plan'
import { beginPlan, readPlan, tapTask, weigh, type KeptPlan } from '@/services/report/health-plan'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** A plan of twelve weeks: begun, done day by day, weighed. */
export class HealthPlanModel {
  readonly request = new LoadableRequest<KeptPlan>()
  startText = ''
  goalText = ''
  weightText = ''
  /** Another goal is being set. */
  adjusting = false
  weighing = false
  problem = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  get progress(): PlanProgress | null {
    const { plan = null, days = [] } = this.request.value ?? {}
    return plan ? progressOf(plan, days, this.today) : null
  }

  get day(): PlanDay {
    return this.request.value?.days.find(({ date }) => date === this.today) ?? NO_DAY
  }

  get doneToday(): number {
    return doneCount(this.day)
  }

  /** What is advised for the weight that is typed; null while that is none. */
  get advised(): number | null {
    const kg = Number(this.startText)
    return weightProblem(kg) === null ? goalFor(kg) : null
  }

  enter(): void {
    void this.load()
  }

  load(): Promise<KeptPlan | undefined> {
    return this.scope.run(this.request, () => readPlan(this.scope.call))
  }

  typeStart(text: string): void {
    this.startText = text
    this.problem = ''
  }

  typeGoal(text: string): void {
    this.goalText = text
    this.problem = ''
  }

  typeWeight(text: string): void {
    this.weightText = text
    this.problem = ''
  }

  adjust(): void {
    this.adjusting = true
    this.startText = String(this.progress?.nowKg ?? '')
    this.goalText = ''
  }

  openWeight(): void {
    this.weighing = true
    this.weightText = ''
    this.problem = ''
  }

  close(): void {
    this.weighing = false
  }

  /** Without a goal the advised one is taken. */
  readonly begin = singleFlight(async (): Promise<void> => {
    const startKg = Number(this.startText)
    const goalKg = this.goalText === '' ? (this.advised ?? Number.NaN) : Number(this.goalText)
    const problem = planProblem({ startKg, goalKg })
    if (problem !== null) return this.refuse(problem)
    await this.keep(() => beginPlan(this.root.call, { startKg, goalKg }), texts.begun)
  })

  readonly tap = singleFlight((task: Task) => this.keep(() => tapTask(this.root.call, task)))

  readonly saveWeight = singleFlight(async (): Promise<void> => {
    const kg = Number(this.weightText)
    const problem = weightProblem(kg)
    if (problem !== null) return this.refuse(problem)
    await this.keep(() => weigh(this.root.call, kg), texts.saved)
  })

  private async keep(change: () => Promise<KeptPlan>, text?: string): Promise<void> {
    try {
      this.kept(await change())
      if (text !== undefined) this.root.feedback.toast({ text, icon: 'success' })
    } catch (error) {
      this.root.presentError(error)
    }
  }

  private kept(plan: KeptPlan): void {
    this.request.set(plan)
    this.adjusting = false
    this.weighing = false
  }

  private refuse(problem: string): void {
    this.problem = problem
  }
}
