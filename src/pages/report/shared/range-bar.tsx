import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { standingOf } from '@/domain/report/judge'
import type { Reading } from '@/domain/report/report'
import styles from './figures.module.scss'

/** Of the bar's width: what lies below and above the range. */
const SIDE = 30

/** Where a value lies to its range; the words beside it say the same. */
export function RangeBar({ reading }: { reading: Reading }) {
  const { value, low, high } = reading
  const share = ((value - low) / (high - low || 1)) * (100 - 2 * SIDE) + SIDE
  return (
    <View className={styles.bar} aria-hidden>
      <View className={styles.barRange} style={{ left: `${SIDE}%`, right: `${SIDE}%` }} />
      <View
        className={cx(styles.barMark, standingOf(reading) !== 'within' && styles.barOff)}
        style={{ left: `${Math.min(98, Math.max(2, share))}%` }}
      />
    </View>
  )
}
