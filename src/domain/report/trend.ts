/**
 * One item over the years, each value with the range of its own year.
 *
 * - `seriesOf(reports, key)`: oldest first
 * - `movingOf(reports)`: what rose or fell each time and is out of its range now
 * - `changeOf(points)`, `lineOf(points)`: the same in words
 */
import { standingOf } from './judge'
import { isKey, keyOf, tidy, type Reading, type Report } from './report'
import { REPORT_TEXTS as texts } from './texts'

export interface TrendPoint extends Reading {
  readonly date: string
}

export interface Series {
  readonly key: string
  readonly points: readonly TrendPoint[]
}

/** Fewer say nothing of a direction. */
const LEAST_MOVES = 3

const oldestFirst = (reports: readonly Report[]): readonly Report[] =>
  [...reports].sort((left, right) => left.date.localeCompare(right.date))

export const seriesOf = (reports: readonly Report[], key: string): readonly TrendPoint[] =>
  oldestFirst(reports).flatMap(({ date, readings }) => {
    const reading = readings.find((candidate) => isKey(candidate, key))
    return reading ? [{ ...reading, date }] : []
  })

/** Values of another unit cannot be compared: the line is drawn anew from there. */
export function runsOf(points: readonly TrendPoint[]): readonly (readonly TrendPoint[])[] {
  return points.reduce<TrendPoint[][]>((runs, point) => {
    const run = runs.at(-1)
    if (run?.at(-1)?.unit === point.unit) run.push(point)
    else runs.push([point])
    return runs
  }, [])
}

/** What can be compared with the newest value. */
const comparable = (points: readonly TrendPoint[]): readonly TrendPoint[] => runsOf(points).at(-1) ?? []

/** 1 each time up, -1 each time down, 0 neither. */
export function directionOf(points: readonly TrendPoint[]): -1 | 0 | 1 {
  const steps = points.slice(1).map(({ value }, index) => Math.sign(value - (points[index]?.value ?? value)))
  const [first = 0] = steps
  if (first === 0 || steps.some((step) => step !== first)) return 0
  return first > 0 ? 1 : -1
}

/** Every item that was measured, as the newest report has them. */
export function allSeries(reports: readonly Report[]): readonly Series[] {
  const newest = [...oldestFirst(reports)].reverse()
  const keys = new Set(newest.flatMap(({ readings }) => readings.map(keyOf)))
  return [...keys].map((key) => ({ key, points: seriesOf(reports, key) }))
}

export function movingOf(reports: readonly Report[]): readonly Series[] {
  return allSeries(reports).filter(({ points }) => {
    const same = comparable(points)
    const last = same.at(-1)
    return (
      last !== undefined &&
      same.length >= LEAST_MOVES &&
      directionOf(same) !== 0 &&
      standingOf(last) !== 'within'
    )
  })
}

/** '2026' */
export const yearOf = ({ date }: Pick<TrendPoint, 'date'>): string => date.slice(0, 4)
const year = (point: TrendPoint): number => Number(yearOf(point))

/** 高于参考 6.0: where a value stands to its own range. */
export function standingText(reading: Reading): string {
  const standing = standingOf(reading)
  if (standing === 'within') return texts.within
  return standing === 'high' ? texts.above(reading.high) : texts.below(reading.low)
}

/** 比去年高 0.3，比参考上限高 0.1 */
export function changeOf(points: readonly TrendPoint[]): string {
  const same = comparable(points)
  const last = same.at(-1)
  if (!last) return ''
  const before = same.at(-2)
  const than = before ? (year(last) - year(before) === 1 ? texts.lastYear : texts.inYear(year(before))) : ''
  const parts = [
    before ? texts.than(than, tidy(last.value - before.value)) : '',
    last.value > last.high ? texts.overLimit(tidy(last.value - last.high)) : '',
    last.value < last.low ? texts.underLimit(tidy(last.low - last.value)) : ''
  ]
  return parts.filter((part) => part !== '').join('，') || texts.within
}

/** What the line says: its way, and where it has come to. */
export function lineOf(points: readonly TrendPoint[]): string {
  const same = comparable(points)
  const [first] = same
  const last = same.at(-1)
  if (!first || !last) return ''
  if (same.length === 1) return points.length > 1 ? texts.newUnit : texts.onlyOne
  const direction = directionOf(same)
  const values = same.map(({ value }) => value)
  const years = Math.max(1, year(last) - year(first))
  const way =
    direction === 0
      ? texts.upAndDown(Math.max(...values), Math.min(...values))
      : texts.way(years, direction > 0, tidy(Math.abs(last.value - first.value) / years))
  return way + whereNow(same)
}

function whereNow(same: readonly TrendPoint[]): string {
  const [last, before] = [same.at(-1), same.at(-2)]
  if (!last || !before) return ''
  const standing = standingOf(last)
  const earlier = standingOf(before)
  if (standing === 'within') return earlier === 'within' ? texts.stillWithin : texts.cameBack
  const limit = standing === 'high' ? last.high : last.low
  if (earlier !== standing) return texts.crossed(standing === 'high', limit)
  const since = [...same].reverse().findIndex((point) => standingOf(point) !== standing)
  return texts.stillOut(since < 0 ? same.length : since, standing === 'high', limit)
}
