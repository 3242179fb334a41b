import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import type { SectionProps } from '../section'
import { texts } from '../texts'
import { InvoiceRow } from './invoice-row'
import styles from './numbers-card.module.scss'

/** Numbers and times of the order, for questions about it. */
export function NumbersCard({ model, order }: SectionProps) {
  const { payments } = order
  return (
    <Card className={styles.card}>
      <View className={styles.row}>
        <Text className={styles.label}>{texts.orderNum}</Text>
        <View className={styles.value}>
          <Text userSelect>{order.number}</Text>
          <Tap
            className={styles.copy}
            label={texts.copy}
            onTap={() => void model.copy(order.number, texts.copied)}
          >
            <Icon name="copy" size={16} tone="primary" />
          </Tap>
        </View>
      </View>
      <Row label={texts.created} value={order.createdAt} />
      {payments.map(({ number, name, fen, note, time }) => (
        <View key={number}>
          {payments.length > 1 ? <Row label={name} value={`¥${formatYuan(fen)}`} /> : null}
          <Row label={texts.payNum} value={number} />
          <Row label={texts.payChannel} value={note} />
          <Row label={texts.payTime} value={time} />
        </View>
      ))}
      <InvoiceRow order={order} />
    </Card>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  if (!value) return null
  return (
    <View className={styles.row}>
      <Text className={styles.label}>{label}</Text>
      <Text className={styles.value}>{value}</Text>
    </View>
  )
}
