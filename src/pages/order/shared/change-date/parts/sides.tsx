import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { isDate, longDate } from '@/domain/date'
import type { OrderDetail } from '@/services/order/order'
import styles from '../index.module.scss'
import type { ChangeDateModel } from '../model'
import { texts } from '../texts'

/** The day as it is and as it will be. */
export const Sides = observer(function Sides({
  model,
  order
}: {
  model: ChangeDateModel
  order: OrderDetail
}) {
  const { date, chosen, changesLeft, isFirst } = model
  return (
    <Card
      className={styles.card}
      title={order.productName}
      extra={
        isFirst ? null : (
          <Tag tone="primary" className={styles.left}>
            {texts.left(changesLeft)}
          </Tag>
        )
      }
    >
      <View className={styles.sides}>
        <View className={styles.side}>
          <View className={styles.label}>{texts.before}</View>
          <View className={styles.day}>{isDate(order.date) ? longDate(order.date) : texts.none}</View>
          <View className={styles.span}>{order.timespan}</View>
        </View>
        <Icon name="right" size={16} tone="ink3" className={styles.arrow} />
        <View className={cx(styles.side, styles.on)} role="status">
          <View className={styles.label}>{isFirst ? texts.book : texts.after}</View>
          <View className={styles.day}>{date ? longDate(date) : texts.choose}</View>
          <View className={styles.span}>{chosen?.timespan ?? ''}</View>
        </View>
      </View>
    </Card>
  )
})
