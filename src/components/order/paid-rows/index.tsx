import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { appointmentText } from '@/domain/order/order-lines'
import type { PaidOrder } from '@/services/order/orders'
import { piecesOf } from '../goods-order'
import { orderTexts as texts } from '../texts'
import styles from './index.module.scss'

export interface PaidRowsProps {
  orders: readonly PaidOrder[]
  /** Of these nothing is paid any more: they are struck through. */
  lost?: readonly PaidOrder[]
  /** A line along them that holds them together. */
  rail?: boolean
  /** Of the names as headings: 2 where no heading stands over the rows. */
  level?: 2 | 3
  onOpen?: (order: PaidOrder) => void
}

/** What is paid together: each product, when and where, whose it is and what it costs. */
export function PaidRows({ orders, lost = [], rail = false, level = 3, onOpen }: PaidRowsProps) {
  const all = orders.length + lost.length
  return (
    <View role="list">
      {orders.map((order, at) => (
        <Row
          key={order.number}
          order={order}
          last={at === all - 1}
          rail={rail}
          level={level}
          onOpen={onOpen}
        />
      ))}
      {lost.map((order, at) => (
        <Row key={order.number} order={order} last={orders.length + at === all - 1} lost />
      ))}
    </View>
  )
}

interface RowProps {
  order: PaidOrder
  last: boolean
  lost?: boolean
  rail?: boolean
  level?: 2 | 3
  onOpen?: ((order: PaidOrder) => void) | undefined
}

function Row({ order, last, lost = false, rail = false, level = 3, onOpen }: RowProps) {
  const { productName, personName, branchName, date, timespan } = order
  const where = [appointmentText(date, timespan), branchName, piecesOf(order)]
    .filter((part) => part !== '')
    .join(' · ')
  const name = cx(styles.name, lost && styles.lost)
  return (
    <View className={rail ? styles.railed : undefined} role="listitem">
      {rail ? <View className={cx(styles.rail, last && styles.railEnd)} aria-hidden /> : null}
      <LinkCard className={cx(styles.row, last && styles.last)}>
        <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.facts}>
          <View className={styles.head}>
            {onOpen ? (
              <LinkName level={level} className={name} onTap={() => onOpen(order)}>
                {productName}
              </LinkName>
            ) : (
              <View className={name}>{productName}</View>
            )}
            <View className={cx(styles.price, lost && styles.lost)}>
              <Price fen={order.payFen} size="sm" tone="ink" exact />
            </View>
          </View>
          <View className={styles.where}>{where}</View>
          {lost ? (
            <Tag className={styles.whose}>{texts.lost}</Tag>
          ) : personName === '' ? null : (
            <Tag tone="primary" className={styles.whose}>
              {order.spec === '' ? personName : texts.receiver(personName)}
            </Tag>
          )}
        </View>
      </LinkCard>
    </View>
  )
}
