import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Listed } from '@/components/listed'
import { NamedFacts } from '@/components/order/named-facts'
import { orderTexts } from '@/components/order/texts'
import { orderPage, toOrder } from '@/components/order/to-order'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { appointmentText } from '@/domain/order/order-lines'
import { orderStatusTone, type StatusTone } from '@/domain/order/status-table'
import { keepInAddress } from '@/platform/page-query'
import type { Order } from '@/services/order/orders'
import { OrderDetailPane } from '../detail'
import styles from './beside.module.scss'
import { End } from './end'
import { GroupCard } from './group-card'
import { entriesOf } from './groups'
import type { OrderListModel, OrderPage } from './model'
import { texts } from './texts'

type Entry = readonly [Order, ...Order[]]

interface BesideProps {
  open: boolean
  model: OrderListModel
  shown: OrderPage
  /** The order that the address tells. */
  first: string
}

const isEntry = (orders: readonly Order[]): orders is Entry => orders.length > 0
const isOpen = ({ status }: Order): boolean =>
  status !== null && ['pay', 'active'].includes(orderStatusTone(status))

/** The one that was chosen; else the newest that is not over. */
function chosenOf(entries: readonly Entry[], number: string): Entry | undefined {
  const own = entries.find((orders) => orders.some((order) => order.number === number))
  return own ?? entries.find(([order]) => isOpen(order)) ?? entries[0]
}

/** Wide windows: the orders in short, and beside them the one that is chosen. The address tells which, for a reload. */
export const Beside = observer(function Beside({ model, shown, first }: BesideProps) {
  const [number, setNumber] = useState(first)
  const entries = entriesOf(shown.list).filter(isEntry)
  const chosen = chosenOf(entries, number)
  const choose = (next: string) => {
    setNumber(next)
    keepInAddress('order', next)
  }
  return (
    <View className="ca-cols">
      <View className="ca-main">
        <Listed count={shown.list.length} more={shown.hasMore} />
        <View role="radiogroup" aria-label={texts.orders}>
          {entries.map((orders) => (
            <Row
              key={orders[0].number}
              orders={orders}
              on={orders === chosen}
              onTap={() => choose(orders[0].number)}
            />
          ))}
        </View>
        <End model={model} shown={shown} />
      </View>
      {chosen ? <Chosen model={model} orders={chosen} /> : null}
    </View>
  )
})

const TONE: Readonly<Record<StatusTone, string | undefined>> = {
  pay: styles.pay,
  active: undefined,
  done: styles.done,
  closed: styles.closed
}

/** What, when, whose, and how it stands. */
function Row({ orders, on, onTap }: { orders: Entry; on: boolean; onTap: () => void }) {
  const [order, ...others] = orders
  const { status, image, tone, personName, date, timespan } = order
  const together = others.length > 0
  const when = appointmentText(date, timespan) || order.kindName
  return (
    <Tap className={cx(styles.row, on && styles.on)} role="radio" checked={on} onTap={onTap}>
      <Img src={image} tone={tone} round="8" className={styles.picture} />
      <View className={styles.facts}>
        <View className={styles.name}>
          {together ? orderTexts.together(orders.length) : order.productName}
        </View>
        <View className={styles.fact}>
          {together ? (
            orders.map(({ productName }) => productName).join('、')
          ) : (
            <NamedFacts facts={[when]} name={personName} />
          )}
        </View>
        <Text className={cx(styles.state, status !== null && TONE[orderStatusTone(status)])}>
          {order.statusName}
        </Text>
      </View>
    </Tap>
  )
}

/** The order whole; of several that wait for one payment what is paid together. */
const Chosen = observer(function Chosen({ model, orders }: { model: OrderListModel; orders: Entry }) {
  const [order, ...others] = orders
  return (
    <View className="ca-pane" role="region" aria-label={texts.chosen}>
      {others.length > 0 ? (
        <View className={styles.group}>
          <GroupCard
            key={order.payOrder}
            orders={orders}
            actions={model.actions}
            now={model.now}
            onOpen={({ number, kind }) => toOrder(number, kind)}
            onExpire={model.expired}
          />
        </View>
      ) : (
        // An order that has become another thing in the list is read anew.
        <OrderDetailPane
          key={`${order.number} ${order.statusName}`}
          of={orderPage(order.kind)}
          orderNum={order.number}
          onChange={(change) => model.changed(order.number, change)}
        />
      )}
    </View>
  )
})
