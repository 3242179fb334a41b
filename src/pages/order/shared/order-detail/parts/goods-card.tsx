import { View } from '@tarojs/components'
import { owedName } from '@/components/order/owed-name'
import { PriceLines } from '@/components/order/price-lines'
import { piecesOf } from '@/components/order/goods-order'
import { Card, Divider } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Tag, Tags } from '@/components/ui/tag'
import { splitRegion } from '@/domain/address/address'
import { ORDER_STATUS } from '@/domain/order/codes'
import { amountLabel } from '@/domain/order/status-table'
import type { OrderDetail } from '@/services/order'
import { texts } from '../texts'
import styles from './goods-card.module.scss'

/** What was ordered, and how its price comes about. */
export function GoodsCard({ order }: { order: OrderDetail }) {
  const { packages, exchange, gifts, paperReport, itemCount, status, receive } = order
  const extras = [
    ...(exchange ? [texts.exchange(exchange)] : []),
    ...gifts.map(({ name, count }) => texts.gift(name, count)),
    ...(paperReport ? [paperReport] : []),
    ...(receive.address && !order.goods
      ? [texts.receive(splitRegion(receive.region).join(' '), receive.address)]
      : []),
    ...(order.remark ? [texts.remark(order.remark)] : []),
    ...(order.invoice ? [texts.invoice(order.invoice)] : [])
  ]
  return (
    <Card>
      <View className={styles.product}>
        <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{order.productName}</View>
          {order.goods ? (
            <View className={styles.note}>
              {[piecesOf(order), order.goods.note].filter((part) => part !== '').join(' · ')}
            </View>
          ) : null}
          {itemCount > 0 ? (
            <View className={styles.note}>{texts.items(itemCount, order.addedCount)}</View>
          ) : null}
          {extras.map((extra) => (
            <View key={extra} className={styles.note}>
              {extra}
            </View>
          ))}
        </View>
      </View>
      {packages.map(({ name, items }) => (
        <View key={name} className={styles.package}>
          <View className={styles.packageName}>{name}</View>
          <Tags>
            {items.map((item, index) => (
              <Tag key={`${index}-${item}`}>{item}</Tag>
            ))}
          </Tags>
        </View>
      ))}
      <Divider className={styles.divider} />
      <PriceLines
        lines={order.lines}
        total={{
          label: status === null ? '' : amountLabel(order.owed ? ORDER_STATUS.unpaid : status),
          fen: order.payFen
        }}
        parts={
          order.owed
            ? [
                { label: texts.paid, fen: order.owed.paidFen },
                { label: owedName(order.owed), fen: order.owed.fen }
              ]
            : []
        }
      />
    </Card>
  )
}
