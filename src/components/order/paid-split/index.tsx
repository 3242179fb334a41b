import { Text, View } from '@tarojs/components'
import { Price } from '@/components/ui/price'
import { cx } from '@/components/ui/cx'
import { Tag } from '@/components/ui/tag'
import { formatYuan } from '@/domain/money'
import { TENDER_NAMES } from '@/domain/order/tenders'
import type { PriceLine } from '@/domain/quote/lines'
import type { OrderDetail } from '@/services/order/order'
import styles from './index.module.scss'

const texts = {
  saved: (yuan: string) => `省 ¥${yuan}`,
  used: (names: readonly string[]) => `${names.join('、')}，已用上`
} as const

type PaidWay = NonNullable<OrderDetail['lastPaid']>['ways'][number]

interface PaidSplitProps {
  /** What the sum is called, e.g. 实付. */
  name: string
  fen: number
  ways: readonly PaidWay[]
  /** Of the price, for what was taken off it. */
  lines: readonly PriceLine[]
}

/** A sum and by what it was paid: with one bar where it was parted, in proportion. */
export function PaidSplit({ name, fen, ways, lines }: PaidSplitProps) {
  const paid = ways.filter((way) => way.fen > 0)
  const off = lines.filter(({ amountFen, key }) => amountFen < 0 && key === 'coupon')
  const savedFen = off.reduce((sum, { amountFen }) => sum - amountFen, 0)
  return (
    <View>
      <View className={styles.sum}>
        <Text className={styles.name}>{name}</Text>
        <Price fen={fen} size="lg" tone="ink" exact />
      </View>
      {paid.length > 1 ? (
        <View className={styles.bar} aria-hidden>
          {paid.map((way) => (
            <View
              key={way.name}
              className={cx(styles.part, isCard(way) && styles.card)}
              style={{ flexGrow: way.fen }}
            />
          ))}
        </View>
      ) : null}
      <View role="list">
        {paid.map((way) => (
          <View key={way.name} className={styles.way} role="listitem">
            {paid.length > 1 ? <View className={cx(styles.dot, isCard(way) && styles.card)} /> : null}
            <Text>{way.name}</Text>
            <View className={styles.fen}>
              <Price fen={way.fen} size="sm" tone="ink" exact />
            </View>
          </View>
        ))}
      </View>
      {savedFen > 0 ? (
        <View className={styles.saved}>
          <Tag tone="price">{texts.saved(formatYuan(savedFen))}</Tag>
          <Text className={styles.why}>{texts.used(off.map(({ note, label }) => note || label))}</Text>
        </View>
      ) : null}
    </View>
  )
}

const STORED: readonly string[] = Object.values(TENDER_NAMES)
const isCard = ({ name }: PaidWay): boolean => STORED.includes(name)
