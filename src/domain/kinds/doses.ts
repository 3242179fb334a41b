import { addDays } from '../date'

/** A dose that is given after the first. */
export interface LaterDose {
  /** 2 is the second. */
  readonly no: number
  /** The first day on which it may be given. */
  readonly notBefore: string
}

/** Doses after one that is given on `first`, by the days that lie between that one and each (`[0, 60, 180]`). */
export const laterDoses = (first: string, scheduleDays: readonly number[]): readonly LaterDose[] =>
  scheduleDays.slice(1).map((days, index) => ({ no: index + 2, notBefore: addDays(first, days) }))

/** '2个月' of 60, '7天' of 7: how long after another dose one is given. */
export const intervalText = (days: number): string =>
  days >= 30 && days % 30 === 0 ? `${days / 30}个月` : `${days}天`

/** '第1针', then how long after it each other one may be given. */
export const doseTexts = (scheduleDays: readonly number[]): readonly string[] =>
  scheduleDays.map((days, index) =>
    index === 0 ? '第1针' : `第${index + 1}针：第1针后满${intervalText(days)}`
  )
