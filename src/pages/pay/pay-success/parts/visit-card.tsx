import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { daysLeftText } from '@/components/order/days-left'
import { piecesOf } from '@/components/order/goods-order'
import { NamedFacts } from '@/components/order/named-facts'
import { Card } from '@/components/ui/card'
import { DateTile } from '@/components/ui/date-tile'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { isDate, weekdayLabel } from '@/domain/date'
import type { OrderDetail } from '@/services/order/order'
import type { PaySuccessModel } from '../model'
import { texts } from '../texts'
import styles from './visit-card.module.scss'

/** When and where, and whose it is. */
export const VisitCard = observer(function VisitCard({
  model,
  order
}: {
  model: PaySuccessModel
  order: OrderDetail
}) {
  const { date, timespan, branchName } = order
  const dated = isDate(date)
  const left = daysLeftText(date, model.now)
  const several = order.paidTogether > 1
  return (
    <Card className={styles.card}>
      <View className={styles.visit}>
        {dated ? <DateTile date={date} /> : null}
        <View className={styles.facts}>
          {dated ? <View className={styles.time}>{`${weekdayLabel(date)} ${timespan}`}</View> : null}
          <View className={styles.what}>
            {several ? (
              texts.together(order.paidTogether)
            ) : (
              <NamedFacts facts={[order.productName, piecesOf(order)]} name={order.person.name} />
            )}
          </View>
        </View>
        {left ? (
          <Tag tone="primary" className={styles.left}>
            {left}
          </Tag>
        ) : null}
      </View>
      {branchName ? (
        <Tap className={styles.place} onTap={model.openMap}>
          <Icon name="pin" size={20} tone="ink2" className={styles.pin} />
          <View className={styles.facts}>
            <View className={styles.name}>{branchName}</View>
            <View className={styles.way}>{order.branch.transit || order.branch.address}</View>
          </View>
          <Icon name="nav" size={20} tone="primary" label={texts.map(branchName)} />
        </Tap>
      ) : null}
    </Card>
  )
})
