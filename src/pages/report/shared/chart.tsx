import { View } from '@tarojs/components'
import type { LineChartProps } from '@/components/ui/line-chart'
import { cx } from '@/components/ui/cx'
import { onDemand } from '@/components/ui/on-demand'
import styles from './chart.module.scss'

const LineChart = onDemand<LineChartProps & { open: boolean }>(() =>
  import('@/components/ui/line-chart').then((part) => part.LineChart)
)

/** The chart comes once the page stands; its room is there before. */
export function Chart(props: LineChartProps) {
  return (
    <View className={cx(props.small ? styles.small : styles.room)}>
      <LineChart {...props} open />
    </View>
  )
}
