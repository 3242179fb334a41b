import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import type { Standing } from '@/domain/card/card-state'
import { texts } from '../texts'
import styles from './sums.module.scss'

const WHOLE = 100

const percent = (part: number, of: number): string => `${of === 0 ? 0 : (WHOLE * part) / of}%`

interface SumProps {
  title: string
  note: string
  standing: Standing
}

/** A sum of a card: what is left of it, what orders occupy, and what it was. */
export function Sum({ title, note, standing: { left, occupied, granted } }: SumProps) {
  const [usable, taken, all] = texts.sums(formatYuan(left), formatYuan(occupied), formatYuan(granted))
  return (
    <Card
      title={title}
      extra={
        <View className={styles.extra}>
          <Text>{texts.usable}</Text>
          <Price fen={left} tone="ink" exact />
        </View>
      }
    >
      <View className={styles.bar} aria-hidden>
        <View className={styles.left} style={{ width: percent(left, granted) }} />
        <View className={styles.occupied} style={{ width: percent(occupied, granted) }} />
      </View>
      <View className={styles.keys}>
        <View className={styles.key}>
          <View className={cx(styles.dot, styles.left)} />
          <Text>{usable}</Text>
        </View>
        <View className={styles.key}>
          <View className={cx(styles.dot, styles.occupied)} />
          <Text>{taken}</Text>
        </View>
        <Text>{all}</Text>
      </View>
      <View className={styles.note}>{note}</View>
    </Card>
  )
}
