import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import type { PriceLine } from '@/domain/quote/lines'
import styles from './index.module.scss'

interface Amount {
  readonly label: string
  readonly fen: number
  /** Beside its name; nothing without. */
  readonly note?: string
}

interface PriceLinesProps {
  lines: readonly PriceLine[]
  total: Amount
  /** What of it is paid when; nothing where it is all paid at once. */
  parts: readonly Amount[]
  /** Beside the total: what tells how it comes about. */
  how?: ReactNode
}

/** How a price comes about: its lines, what they add up to, and in which parts that is paid. */
export function PriceLines({ lines, total, parts, how }: PriceLinesProps) {
  return (
    <View role="list">
      {lines.map(({ key, label, note, amountFen }, index) => (
        <View key={`${key}-${index}`} className={styles.line} role="listitem">
          <Label of={{ label, note }} />
          <Price fen={amountFen} size="sm" tone={amountFen < 0 ? 'price' : 'ink'} exact />
        </View>
      ))}
      <View className={cx(styles.line, styles.total)} role="listitem">
        <Label of={total} />
        {how}
        <Price fen={total.fen} exact />
      </View>
      {parts.map((part) => (
        <View key={part.label} className={styles.line} role="listitem">
          <Label of={part} />
          <Price fen={part.fen} size="sm" tone="ink" exact />
        </View>
      ))}
    </View>
  )
}

function Label({ of: { label, note } }: { of: Pick<Amount, 'label' | 'note'> }) {
  return (
    <View className={styles.label}>
      <Text>{label}</Text>
      {note ? <Text className={styles.note}>{note}</Text> : null}
    </View>
  )
}
