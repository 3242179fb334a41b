import { Text, View } from '@tarojs/components'
import { piecesOf } from '@/components/order/goods-order'
import { NamedFacts } from '@/components/order/named-facts'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { isDate } from '@/domain/date'
import { appointmentText } from '@/domain/order/order-lines'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import type { Bill } from '../model'
import { texts } from '../texts'
import styles from './summary.module.scss'

export interface SumProps {
  order: OrderDetail
  bill: Bill
  /** The server's clock, ms. */
  now: () => number
  /** Nothing is left of the time. */
  over: boolean
  onEnd: () => void
}

/** The time left, the amount, what it is for. */
export function Sum({ order, bill, now, over, onEnd }: SumProps) {
  const { sums, paidTogether } = order
  const own = paidTogether === 1 && sums.length > 1
  const asked = own ? sums.find(({ key }) => key === (bill === order.owed ? 'open' : 'due')) : undefined
  const of = asked ? `${asked.name} · ` : ''
  const several = paidTogether > 1 && bill !== order.owed
  const kinds = 1 + Number(order.addedCount > 0) + Number(order.exchange !== '')
  return (
    <View className={styles.sum}>
      {bill.payDeadline === null ? null : (
        <View className={styles.time}>
          <Text className={styles.timeLabel}>{over ? texts.timeOver : texts.timeLeft}</Text>
          <Countdown of={texts.payTime} size="lg" deadline={bill.payDeadline} now={now} onEnd={onEnd} />
        </View>
      )}
      {over ? (
        <View className={styles.over} role="status">
          {texts.timeOverText}
        </View>
      ) : null}
      <View className={styles.amount}>
        <Price fen={bill.fen} size="xl" tone="ink" exact />
      </View>
      {own ? (
        <View className={styles.sums}>
          {sums
            .filter((sum) => sum !== asked)
            .map(texts.sum)
            .join(' · ')}
        </View>
      ) : null}
      <View className={styles.product}>
        <Text>{several ? texts.once(paidTogether) : `${of}${texts.product(order.productName, kinds)}`}</Text>
        <Tap role="link" className={styles.details} onTap={() => toOrder(order.number, order.kind)}>
          <Text>{texts.details}</Text>
          <Icon name="right" size={14} />
        </Tap>
        {isDate(order.date) && !several ? (
          <Tap
            role="link"
            className={styles.details}
            onTap={() => navigate('bookingConfirm', { id: order.number })}
          >
            <Text>{texts.booking}</Text>
            <Icon name="right" size={14} />
          </Tap>
        ) : null}
      </View>
    </View>
  )
}

/** When, where, for whom: the seat that is kept; of a change the new one. */
export function Visit({ order, bill }: Pick<SumProps, 'order' | 'bill'>) {
  const { date, timespan, branchName } = (bill === order.owed && order.owed.visit) || order
  const when = appointmentText(date, timespan)
  return (
    <Card className={styles.visit}>
      <Img src={order.image} tone={order.tone} round="8" className={styles.picture} eager />
      <View className={styles.facts}>
        <View className={styles.when}>{when || order.productName}</View>
        <View className={styles.where}>
          <NamedFacts facts={[branchName, piecesOf(order)]} name={order.person.name} />
        </View>
      </View>
      {when ? (
        <Tag tone="primary" className={styles.kept}>
          {texts.seatKept}
        </Tag>
      ) : null}
    </Card>
  )
}

/** What happens when nobody pays. */
export function SeatPromise({ order }: { order: OrderDetail }) {
  return (
    <View className={styles.promise}>
      <Icon name="shield" size={16} className={styles.shield} />
      <Text>{order.goods ? texts.promiseGoods : texts.promise}</Text>
    </View>
  )
}
