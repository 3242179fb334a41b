import { View } from '@tarojs/components'
import { LineChart } from '@/components/ui/line-chart'
import { dateOf } from '@/domain/date'
import { dayInRow } from '@/domain/day-names'
import { toYuan } from '@/domain/money'
import styles from './index.module.scss'

interface Point {
  readonly at: number
  readonly left: number
}

interface ChartProps {
  open: boolean
  points: readonly Point[]
  label: string
}

/** More than these would lie over each other. */
const MOST_MARKS = 3

/** What was left over time, as steps: it stays until the next movement. */
export function Chart({ open, points, label }: ChartProps) {
  const [first] = points
  const last = points.at(-1)
  if (!open || !first || !last) return null
  const span = Math.max(1, last.at - first.at)
  const placeOf = ({ at }: Point): number => (at - first.at) / span
  const steps = points.flatMap((point, index) => {
    const before = points[index - 1]
    const here = { at: placeOf(point), value: toYuan(point.left), label: '', off: false }
    return before ? [{ ...here, value: toYuan(before.left) }, here] : [here]
  })
  const marks = [first, points[Math.floor(points.length / 2)] ?? first, last]
    .filter((point, index, all) => all.indexOf(point) === index)
    .slice(0, MOST_MARKS)
    .map((point) => ({ at: placeOf(point), text: dayInRow(dateOf(point.at)) }))
  return (
    <View className={styles.chart}>
      <LineChart lines={[{ tone: 'primary', runs: [steps] }]} band={[]} marks={marks} label={label} />
    </View>
  )
}
