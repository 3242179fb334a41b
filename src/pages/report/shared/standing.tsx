import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { standingOf } from '@/domain/report/judge'
import type { Reading } from '@/domain/report/report'
import styles from './figures.module.scss'

const ARROWS = { low: '↓', high: '↑', within: '' } as const
const SAID = { low: '偏低', high: '偏高', within: '' } as const

/** 6.1 ↑ */
export const valueText = (reading: Reading): string =>
  [reading.value, ARROWS[standingOf(reading)]].filter((part) => part !== '').join(' ')

/** A value in figures; out of its range it has an arrow, which is said in words. */
export function Standing({ reading, large = false }: { reading: Reading; large?: boolean }) {
  const standing = standingOf(reading)
  return (
    <View className={cx(styles.value, large && styles.valueLarge, standing !== 'within' && styles.valueOff)}>
      <Text>{reading.value}</Text>
      {standing !== 'within' && (
        <View className={styles.sign} role="img" aria-label={SAID[standing]}>
          {ARROWS[standing]}
        </View>
      )}
    </View>
  )
}
