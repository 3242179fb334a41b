import { Text, View } from '@tarojs/components'
import { piecesOf } from '@/components/order/goods-order'
import { Card, Divider } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import type { OrderDetail } from '@/contract/dto/order'
import { splitRegion } from '@/domain/address/address'
import { toFen } from '@/domain/money'
import { amountLabel, toOrderStatus } from '@/domain/order/status-table'
import { texts } from '../texts'
import styles from './goods-card.module.scss'

/** Add-ons by the package they were taken from, in the order of the wire. */
function byPackage(addItems: OrderDetail['addItems']): readonly { name: string; items: readonly string[] }[] {
  const names = [...new Set(addItems.map(({ packageName }) => packageName))]
  return names.map((name) => ({
    name,
    items: addItems.filter(({ packageName }) => packageName === name).map(({ itemName }) => itemName)
  }))
}

/** What was ordered, and how its price comes about. */
export function GoodsCard({ order }: { order: OrderDetail }) {
  const { addItems, exchange, gifts, paperReport, baseItemNum } = order
  const status = toOrderStatus(order.orderStatus)
  const extras = [
    ...(exchange ? [texts.exchange(exchange.productName)] : []),
    ...gifts.map(({ productName, itemNum }) => texts.gift(productName, itemNum)),
    ...(paperReport ? [paperReport] : []),
    ...(order.receiveAddress && !order.goods
      ? [texts.receive(splitRegion(order.receiveCity).join(' '), order.receiveAddress)]
      : []),
    ...(order.remark ? [texts.remark(order.remark)] : []),
    ...(order.invoice ? [texts.invoice(order.invoice)] : [])
  ]
  return (
    <Card>
      <View className={styles.product}>
        <Img src={order.comboThumbnail} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{order.comboName}</View>
          {order.goods ? (
            <View className={styles.note}>
              {[piecesOf(order), order.goods.note].filter((part) => part !== '').join(' · ')}
            </View>
          ) : null}
          {baseItemNum > 0 ? (
            <View className={styles.note}>{texts.items(baseItemNum, addItems.length)}</View>
          ) : null}
          {extras.map((extra) => (
            <View key={extra} className={styles.note}>
              {extra}
            </View>
          ))}
        </View>
      </View>
      {byPackage(addItems).map(({ name, items }) => (
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
      <View role="list">
        {order.lines.map(({ kind, label, note, amount }, index) => (
          <View key={`${kind}-${index}`} className={styles.line} role="listitem">
            <View className={styles.label}>
              <Text>{label}</Text>
              {note ? <Text className={styles.lineNote}>{note}</Text> : null}
            </View>
            <Price fen={toFen(amount)} size="sm" tone={amount < 0 ? 'price' : 'ink'} exact />
          </View>
        ))}
        <View className={cx(styles.line, styles.total)} role="listitem">
          <Text>{status === null ? '' : amountLabel(status)}</Text>
          <Price fen={toFen(order.userPayPrice)} exact />
        </View>
      </View>
    </Card>
  )
}
