import { View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import type { OrderDetail } from '@/services/order/order'
import styles from '../index.module.scss'
import { texts } from '../texts'

/** What the change costs or brings back, before it is made. */
export function Difference({ order: { payFen, changeFen } }: { order: OrderDetail }) {
  const less = changeFen < 0
  return (
    <Card className={styles.card}>
      <PriceLines
        lines={[
          { key: 'base', label: texts.was, note: '', amountFen: payFen },
          { key: 'difference', label: texts.now, note: '', amountFen: payFen + changeFen }
        ]}
        total={{ label: less ? texts.back : texts.more2pay, fen: Math.abs(changeFen) }}
        parts={[]}
      />
      <View className={styles.nothing}>
        {less ? texts.cheaperNote : changeFen > 0 ? texts.dearerNote : texts.same}
      </View>
    </Card>
  )
}
