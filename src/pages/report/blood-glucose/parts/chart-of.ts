import type { ChartLine, LineChartProps } from '@/components/ui/line-chart'
import {
  dailyOf,
  dayMarks,
  dayPlace,
  type GlucoseMoment,
  type GlucoseRecord,
  type GlucoseTargets
} from '@/domain/glucose/glucose'
import type { Span } from '../model'
import { texts } from '../texts'

/** A value a day before eating and after meals; the band is the target before eating. The last point has its number. */
export function chartOf(
  records: readonly GlucoseRecord[],
  targets: GlucoseTargets,
  today: string,
  span: Span
): LineChartProps {
  const lineOf = (moment: GlucoseMoment, tone: ChartLine['tone']): ChartLine => {
    const daily = dailyOf(records, moment)
    const { low, high } = targets[moment]
    const run = daily.map(({ date, value }, index) => ({
      at: dayPlace(date, today, span),
      value,
      label: index === daily.length - 1 ? String(value) : '',
      off: value < low || value > high
    }))
    return { tone, runs: run.length > 0 ? [run] : [] }
  }
  const said = (moment: GlucoseMoment) =>
    dailyOf(records, moment)
      .map(({ value }) => value)
      .join('、') || texts.noValue
  const { fasting, post2h } = targets
  return {
    lines: [lineOf('post2h', 'info'), lineOf('fasting', 'primary')],
    band: [
      { at: 0, ...fasting },
      { at: 1, ...fasting }
    ],
    limits: [...new Set([fasting.low, fasting.high, post2h.high])],
    marks: dayMarks(today, span),
    label: texts.chart(texts.span[span], said('fasting'), said('post2h'))
  }
}
