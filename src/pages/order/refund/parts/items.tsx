import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { RefundView } from '@/services/order/refund'
import styles from '../index.module.scss'
import { keyOf, REFUND_LINES, type RefundModel } from '../model'
import { texts } from '../texts'

interface ItemsProps {
  model: RefundModel
  view: Pick<RefundView, 'items' | 'itemsDone'>
}

/** Which check items that were not done go back. */
export const Items = observer(function Items({ model, view: { items, itemsDone } }: ItemsProps) {
  return (
    <View id={REFUND_LINES}>
      <Card className={styles.card} title={texts.whichItems} extra={<Tag tone="info">{texts.checked}</Tag>}>
        {items.map((item) => {
          const key = keyOf(item)
          const on = (model.counts[key] ?? 0) > 0
          return (
            <Tap
              key={key}
              className={styles.item}
              role="checkbox"
              checked={on}
              onTap={() => model.count(key, on ? 0 : 1)}
            >
              <Check on={on} />
              <View className={styles.itemWords}>
                <View className={styles.lineName}>{item.name}</View>
                {item.why ? <View className={styles.note}>{item.why}</View> : null}
              </View>
              <Price fen={item.fen} size="sm" tone="ink" exact />
            </Tap>
          )
        })}
        {itemsDone > 0 ? <View className={styles.note}>{texts.itemsDone(itemsDone)}</View> : null}
      </Card>
    </View>
  )
})
