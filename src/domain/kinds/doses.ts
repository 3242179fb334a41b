import { addDays } from '../date'

/** A dose that is given after the first. */
interface LaterDose {
  /** 2 is the second. */
  readonly no: number
  /** The first day on which it may be given. */
  readonly notBefore: string
}

/** Doses after one that is given on `first`, by the days that lie between that one and each (`[0, 60, 180]`). */
export const laterDoses = (first: string, scheduleDays: readonly number[]): readonly LaterDose[] =>
  scheduleDays.slice(1).map((days, index) => ({ no: index + 2, notBefore: addDays(first, days) }))
