/**
 * Losing weight in twelve weeks with a few small tasks a day.
 *
 * - `progressOf(plan, days, today)`: week, weight now, share of the way
 * - `planProblem(plan)`: why a plan cannot be kept
 */
import { addDays, daysBetween, weekdayOf } from '../date'
import { tidy } from '../report/report'

const PLAN_WEEKS = 12
/** Of the weight at the start; what doctors advise for a fatty liver. */
const LOSS = 0.05

export const TASKS = ['walk', 'water', 'glucose', 'dinner'] as const
export type Task = (typeof TASKS)[number]

/** How much of a task is a day's; 1 is done or not. */
export const TASK_GOALS: Readonly<Record<Task, number>> = { walk: 8000, water: 8, glucose: 1, dinner: 1 }
/** What one tap adds. */
const TASK_STEPS: Readonly<Record<Task, number>> = { walk: 1000, water: 1, glucose: 1, dinner: 1 }

export interface HealthPlan {
  /** 'YYYY-MM-DD' */
  readonly startedOn: string
  readonly startKg: number
  readonly goalKg: number
  /** The report that it comes from; '' made by hand. */
  readonly reportNo: string
}

export interface PlanDay {
  readonly done: Readonly<Partial<Record<Task, number>>>
  /** null: not weighed. */
  readonly kg: number | null
}

export interface DatedPlanDay extends PlanDay {
  readonly date: string
}

const WEIGHT = { low: 30, high: 250 } as const

/** null when somebody can weigh that. */
export const weightProblem = (kg: number): string | null =>
  Number.isFinite(kg) && kg >= WEIGHT.low && kg <= WEIGHT.high
    ? null
    : `请填写 ${WEIGHT.low} 到 ${WEIGHT.high} 之间的体重`

export function planProblem({ startKg, goalKg }: Pick<HealthPlan, 'startKg' | 'goalKg'>): string | null {
  const wrong = weightProblem(startKg) ?? weightProblem(goalKg)
  if (wrong !== null) return wrong
  if (goalKg >= startKg) return '目标体重要低于现在的体重'
  return startKg - goalKg > startKg * 0.15 ? '12 周减重不建议超过体重的 15%，请把目标定高一些' : null
}

export const goalFor = (startKg: number): number => Number((startKg * (1 - LOSS)).toFixed(1))

const isDone = ({ done }: PlanDay, task: Task): boolean => (done[task] ?? 0) >= TASK_GOALS[task]

export const doneCount = (day: PlanDay | undefined): number =>
  day ? TASKS.filter((task) => isDone(day, task)).length : 0

/** One tap more, never over the goal. */
export const withTap = (day: PlanDay, task: Task): PlanDay => ({
  ...day,
  done: { ...day.done, [task]: Math.min(TASK_GOALS[task], (day.done[task] ?? 0) + TASK_STEPS[task]) }
})

export const NO_DAY: PlanDay = { done: {}, kg: null }

export interface PlanProgress {
  /** From 1; at most the last one. */
  readonly week: number
  readonly over: boolean
  readonly nowKg: number
  readonly lostKg: number
  /** 0 to 100. */
  readonly percent: number
  /** Monday to Sunday of today's week; `marked` once anything was done. */
  readonly days: readonly { readonly date: string; readonly marked: boolean; readonly today: boolean }[]
  /** What was weighed, the start first. */
  readonly weights: readonly { readonly date: string; readonly kg: number }[]
}

export function progressOf(plan: HealthPlan, days: readonly DatedPlanDay[], today: string): PlanProgress {
  const weights = [
    { date: plan.startedOn, kg: plan.startKg },
    ...days
      .filter((day) => day.date >= plan.startedOn)
      .sort((left, right) => left.date.localeCompare(right.date))
      .flatMap(({ date, kg }) => (kg === null ? [] : [{ date, kg }]))
  ]
  const nowKg = weights.at(-1)?.kg ?? plan.startKg
  const lostKg = tidy(plan.startKg - nowKg)
  const passed = Math.max(0, daysBetween(plan.startedOn, today))
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const marked = new Set(days.filter((day) => doneCount(day) > 0 || day.kg !== null).map(({ date }) => date))
  return {
    week: Math.min(PLAN_WEEKS, Math.floor(passed / 7) + 1),
    over: passed >= PLAN_WEEKS * 7,
    nowKg,
    lostKg,
    percent: Math.min(100, Math.max(0, Math.round((lostKg / (plan.startKg - plan.goalKg)) * 100))),
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => ({
      date,
      marked: marked.has(date),
      today: date === today
    })),
    weights
  }
}

/** Room at both sides of a chart, so that the first and the last number are whole. */
const SIDE = 0.1

/** Where weights lie in a chart, by their days. */
export function weightPlaces(
  weights: PlanProgress['weights']
): readonly { readonly at: number; readonly date: string; readonly kg: number }[] {
  const [first, last] = [weights[0], weights.at(-1)]
  const span = first && last ? daysBetween(first.date, last.date) : 0
  return weights.map(({ date, kg }) => ({
    date,
    kg,
    at: span === 0 || !first ? 0.5 : SIDE + (daysBetween(first.date, date) / span) * (1 - 2 * SIDE)
  }))
}
