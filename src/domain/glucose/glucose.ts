/**
 * Blood sugar that somebody measures at home, mmol/L.
 *
 * - `judgeGlucose(record, targets)`: where a value stands, and whether a doctor has to see it
 * - `glucoseProblem(value)`: why a value cannot be kept
 * - `summaryOf(records, targets)`: how many are within, averages, the highest
 * - `since(records, today, days)`, `byDay(records)`, `dailyOf(records, moment)`: what a list and a chart show
 */

import { addDays, daysBetween, shortDate } from '../date'

export const GLUCOSE_WHENS = ['fasting', 'breakfast', 'lunch', 'dinner'] as const
export type GlucoseWhen = (typeof GLUCOSE_WHENS)[number]
/** Targets are for two moments: before eating, and two hours after a meal. */
export type GlucoseMoment = 'fasting' | 'post2h'

export interface GlucoseTarget {
  readonly low: number
  readonly high: number
}
export type GlucoseTargets = Readonly<Record<GlucoseMoment, GlucoseTarget>>

export interface GlucoseRecord {
  readonly id: string
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly when: GlucoseWhen
  readonly value: number
  readonly tags: readonly string[]
}

export const DEFAULT_TARGETS: GlucoseTargets = {
  fasting: { low: 4.4, high: 7 },
  post2h: { low: 4.4, high: 10 }
}

/** Below and above these a doctor is needed at once. */
const GLUCOSE_ALARM = { low: 3.9, high: 16.7 } as const
/** Meters show nothing beyond. */
const MEASURABLE = { low: 1.1, high: 33.3 } as const

export const momentOf = (when: GlucoseWhen): GlucoseMoment => (when === 'fasting' ? 'fasting' : 'post2h')

export type GlucoseStanding = 'within' | 'low' | 'high' | 'alarm'

export function readGlucose(
  { when, value }: Pick<GlucoseRecord, 'when' | 'value'>,
  targets: GlucoseTargets
): GlucoseStanding {
  if (value < GLUCOSE_ALARM.low || value > GLUCOSE_ALARM.high) return 'alarm'
  const { low, high } = targets[momentOf(when)]
  if (value < low) return 'low'
  return value > high ? 'high' : 'within'
}

/** null when it can be kept. */
export function glucoseProblem(value: number): string | null {
  if (!Number.isFinite(value) || value <= 0) return '请填写血糖值'
  if (Math.abs(value * 10 - Math.round(value * 10)) > 1e-9) return '血糖值最多一位小数'
  return value < MEASURABLE.low || value > MEASURABLE.high
    ? `请核对：血糖值一般在 ${MEASURABLE.low} 到 ${MEASURABLE.high} 之间`
    : null
}

export interface TargetProblem {
  readonly field: keyof GlucoseTarget
  readonly message: string
}

/** The first limit that makes no sense, and why; null when both do. */
export function targetProblem({ low, high }: GlucoseTarget): TargetProblem | null {
  const unlikely = '请填写合理的目标范围'
  if (glucoseProblem(low) !== null) return { field: 'low', message: unlikely }
  if (glucoseProblem(high) !== null) return { field: 'high', message: unlikely }
  if (low < GLUCOSE_ALARM.low) return { field: 'low', message: `目标下限不能低于 ${GLUCOSE_ALARM.low}` }
  if (high > GLUCOSE_ALARM.high) return { field: 'high', message: `目标上限不能高于 ${GLUCOSE_ALARM.high}` }
  return low < high ? null : { field: 'low', message: '目标下限要小于上限' }
}

export interface GlucoseSummary {
  readonly count: number
  readonly within: number
  /** null: none was measured. */
  readonly fasting: number | null
  readonly post2h: number | null
  readonly highest: GlucoseRecord | null
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1))

export function summaryOf(records: readonly GlucoseRecord[], targets: GlucoseTargets): GlucoseSummary {
  const of = (moment: GlucoseMoment) =>
    mean(records.filter(({ when }) => momentOf(when) === moment).map(({ value }) => value))
  return {
    count: records.length,
    within: records.filter((record) => readGlucose(record, targets) === 'within').length,
    fasting: of('fasting'),
    post2h: of('post2h'),
    highest: records.reduce<GlucoseRecord | null>(
      (most, record) => (most === null || record.value > most.value ? record : most),
      null
    )
  }
}

/** The last `days` days, today among them. */
export const since = (
  records: readonly GlucoseRecord[],
  today: string,
  days: number
): readonly GlucoseRecord[] => records.filter(({ date }) => date <= today && daysBetween(date, today) < days)

export interface GlucoseDay {
  readonly date: string
  readonly records: readonly GlucoseRecord[]
}

/** In the order of the records. */
export function byDay(records: readonly GlucoseRecord[]): readonly GlucoseDay[] {
  const dates = [...new Set(records.map(({ date }) => date))]
  return dates.map((date) => ({ date, records: records.filter((record) => record.date === date) }))
}

export interface DailyValue {
  readonly date: string
  readonly value: number
}

/** One value a day of a moment, their mean where there are several; the oldest first. */
export const dailyOf = (records: readonly GlucoseRecord[], moment: GlucoseMoment): readonly DailyValue[] =>
  byDay(records.filter(({ when }) => momentOf(when) === moment))
    .map(({ date, records: own }) => ({ date, value: mean(own.map(({ value }) => value)) ?? 0 }))
    .sort((left, right) => left.date.localeCompare(right.date))

/** Days that have a mark under a chart: all of a week, else a few that are evenly apart; with where they lie, 0 to 1. */
export function dayMarks(
  today: string,
  days: number
): readonly { readonly at: number; readonly text: string }[] {
  const step = Math.max(1, Math.ceil(days / 7))
  const backs = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step).reverse()
  return backs.map((back) => ({
    at: dayPlace(addDays(today, -back), today, days),
    text: back === 0 ? '今天' : shortDate(addDays(today, -back))
  }))
}

/** Room at both sides of a chart, so that the first and the last number are whole. */
const SIDE = 0.06

/** Where a day lies in a chart of the last `days` days. */
export const dayPlace = (date: string, today: string, days: number): number =>
  SIDE + ((days - 1 - daysBetween(date, today)) / (days - 1)) * (1 - 2 * SIDE)

/** What a key of the pad makes of what is typed: two figures, a point and one more. */
export function typed(text: string, key: string): string {
  if (key === 'delete') return text.slice(0, -1)
  const next = text === '0' && key !== '.' ? key : text + key
  return /^\d{1,2}(\.\d?)?$/.test(next) ? next : text
}

/** A range in mmol/L as meters show it: '4.4 – 10.0'. */
export const rangeText = (low: number, high: number): string => `${low.toFixed(1)} – ${high.toFixed(1)}`
