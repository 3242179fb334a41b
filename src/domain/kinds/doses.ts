import { addDays } from '../date'
import type { VisitPart } from '../order/parts'

/** Days that the doses of a vaccine have, the first first; null for one that has none. */
type DoseDays = readonly (string | null)[]

/** By the days that lie between the first dose and each (`[0, 60, 180]`): those between a dose and the one before it. */
export const intervalsOf = (scheduleDays: readonly number[]): readonly number[] =>
  scheduleDays.map((days, index) => days - (scheduleDays[index - 1] ?? days))

/** The first day on which each dose may be given: so long after the one before it, or after the first day of that. */
export function dosesFrom(days: DoseDays, scheduleDays: readonly number[]): DoseDays {
  const from: (string | null)[] = []
  intervalsOf(scheduleDays).forEach((interval, index) => {
    const before = index === 0 ? null : (days[index - 1] ?? from[index - 1] ?? null)
    from.push(before === null ? null : addDays(before, interval))
  })
  return from
}

/** Days between which a dose has to be given, both inclusive; null where there is no such bound. */
export interface DoseWindow {
  readonly from: string | null
  readonly to: string | null
}

/**
 * Between the dose before it and the one after it, where that has its day already.
 * @param no 1 is the first
 * @returns null while the dose before it has no day
 */
export function doseWindow(days: DoseDays, no: number, scheduleDays: readonly number[]): DoseWindow | null {
  const index = no - 1
  const intervals = intervalsOf(scheduleDays)
  const [before, after] = [days[index - 1] ?? null, days[index + 1] ?? null]
  if (index > 0 && before === null) return null
  return {
    from: before === null ? null : addDays(before, intervals[index] ?? 0),
    to: after === null ? null : addDays(after, -(intervals[index + 1] ?? 0))
  }
}

const STANDING: readonly VisitPart['state'][] = ['asked', 'booked', 'visited']

/** The days of doses that are given, or are to be. */
export const doseDays = (visits: readonly Pick<VisitPart, 'state' | 'date'>[]): DoseDays =>
  visits.map(({ state, date }) => (STANDING.includes(state) ? date : null))
