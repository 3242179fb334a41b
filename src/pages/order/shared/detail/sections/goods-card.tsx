import { View } from '@tarojs/components'
import { HowPriced } from '@/components/order/price-ladder/how'
import { PriceLines } from '@/components/order/price-lines'
import { piecesOf } from '@/components/order/goods-order'
import { Card, Divider } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Tag, Tags } from '@/components/ui/tag'
import { splitRegion } from '@/domain/address/region'
import type { Sum } from '@/services/order/orders'
import type { SectionProps } from '../section'
import { texts } from '../texts'
import { ladderOf } from './ladder-of'
import styles from './goods-card.module.scss'

/** What was ordered, and how its price comes about. */
export function GoodsCard({ order }: Pick<SectionProps, 'order'>) {
  const { packages, exchange, gifts, paperReport, itemCount, receive } = order
  const [total, ...others] = order.sums
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
      {total ? (
        <PriceLines
          lines={order.lines}
          total={toRow(total)}
          parts={others.map(toRow)}
          how={<HowPriced of={ladderOf(order)} />}
        />
      ) : null}
    </Card>
  )
}

const toRow = ({ name, fen, note }: Sum) => ({ label: name, fen, note })
