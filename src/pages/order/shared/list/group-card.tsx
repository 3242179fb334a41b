import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { PaidRows } from '@/components/order/paid-rows'
import { orderTexts } from '@/components/order/texts'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { timeOf } from '@/domain/date'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { Order } from '@/services/order/orders'
import type { ActionRunner } from '../actions/action-runner'
import styles from './group-card.module.scss'
import { texts } from './texts'

/** So many members stand open; the others are folded. */
const OPEN = 3

export interface GroupCardProps {
  /** They wait for one payment. */
  orders: readonly [Order, ...Order[]]
  actions: ActionRunner
  now: () => number
  onOpen: (order: Pick<Order, 'number' | 'kind'>) => void
  /** The time to pay ran out. */
  onExpire: () => void
}

/** Orders that wait for one payment: one clock, one sum, one way to pay. */
export function GroupCard({ orders, actions, now, onOpen, onExpire }: GroupCardProps) {
  const [open, setOpen] = useState(false)
  const [first] = orders
  const { status, payDeadline } = first
  const unpaid = status === ORDER_STATUS.unpaid
  const folded = open || orders.length <= OPEN ? 0 : orders.length - OPEN
  const title = orderTexts.together(orders.length)
  return (
    <View className={styles.card} role="listitem">
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        <Text className={styles.state}>{first.statusName}</Text>
      </View>
      <View className={styles.body}>
        <PaidRows orders={orders.slice(0, orders.length - folded)} rail onOpen={onOpen} />
        {folded > 0 ? (
          <Tap className={styles.more} onTap={() => setOpen(true)}>
            <Text>{texts.folded(folded)}</Text>
            <Icon name="down" size={14} />
          </Tap>
        ) : null}
        {unpaid && payDeadline !== null ? (
          <View className={styles.clock}>
            <View className={styles.kept}>
              <Icon name="clock" size={16} className={styles.icon} />
              <Text>{texts.keptUntil(timeOf(payDeadline).slice(0, 5))}</Text>
            </View>
            <Countdown of={orderTexts.payTime} deadline={payDeadline} now={now} onEnd={onExpire} />
          </View>
        ) : null}
        {first.stored.map(({ name, fen }) => (
          <View key={name} className={styles.stored}>
            <Text>{orderTexts.deducted(name)}</Text>
            <Price fen={-fen} size="sm" tone="ink" exact />
          </View>
        ))}
        <View className={styles.foot}>
          <View className={styles.sum}>
            <Text className={styles.sumName}>
              {first.stored.length > 0 ? orderTexts.toPay : orderTexts.sum}
            </Text>
            <Price fen={first.dueFen} size="sm" exact />
          </View>
          <View className={styles.actions}>
            {unpaid ? (
              <>
                <Button
                  size="sm"
                  kind="line"
                  className={styles.action}
                  label={`${texts.cancelGroup} ${title}`}
                  onTap={() => void actions.askCancel({ ...first, members: orders })}
                >
                  {texts.cancelGroup}
                </Button>
                <Button
                  size="sm"
                  kind="price"
                  className={styles.action}
                  label={`${orderTexts.pay} ${title}`}
                  onTap={() => void actions.pay(first)}
                >
                  {orderTexts.pay}
                </Button>
              </>
            ) : (
              <Button size="sm" kind="line-primary" onTap={() => void actions.refreshPay(first)}>
                {orderTexts.refreshPay}
              </Button>
            )}
          </View>
        </View>
      </View>
    </View>
  )
}
