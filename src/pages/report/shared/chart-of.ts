import type { LineChartProps } from '@/components/ui/line-chart'
import { standingOf } from '@/domain/report/judge'
import { runsOf, yearOf, type TrendPoint } from '@/domain/report/trend'
import { sharedTexts as texts } from './texts'

/** Room at both sides, so that the first and the last number are not cut off. */
const SIDE = 0.1

/** One item over the years as a chart: even steps, each year's own range behind. */
export function chartOf(points: readonly TrendPoint[]): LineChartProps {
  const place = (point: TrendPoint): number =>
    points.length === 1 ? 0.5 : SIDE + (points.indexOf(point) / (points.length - 1)) * (1 - 2 * SIDE)
  const [last] = points.slice(-1)
  return {
    lines: [
      {
        tone: 'primary',
        runs: runsOf(points).map((run) =>
          run.map((point) => ({
            at: place(point),
            value: point.value,
            label: String(point.value),
            off: standingOf(point) !== 'within'
          }))
        )
      }
    ],
    band: points.map((point) => ({ at: place(point), low: point.low, high: point.high })),
    limits: last ? [last.low, last.high] : [],
    marks: points.map((point) => ({ at: place(point), text: yearOf(point) })),
    label: texts.chart(
      last?.itemName ?? '',
      points.map(({ date, value, unit }) => texts.point(date, value, unit)).join('，')
    )
  }
}
