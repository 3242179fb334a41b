import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Price } from '@/components/ui/price'
import type { CartGoods } from '@/services/cart/cart'
import type { CartPricing } from '../../pricing/cart'
import { cartTexts as texts } from '../../shared/cart-texts'
import { goodsTexts } from '../../shared/goods-texts'
import { GoodsRow } from '../../shared/parts/goods-row'
import { RemarkField } from '../../shared/parts/remark'
import { RemarkModel } from '../../shared/remark'
import type { SectionOf } from '../../shared/section'
import styles from './index.module.scss'
import { byWay, type WayGroup } from './ways'

/** What is in the cart, by the way in which it comes; how many orders that makes. */
export const lines: SectionOf<CartPricing> = ({ root, key, pricing }) => {
  const remark = new RemarkModel(root, key)
  return {
    name: 'lines',
    contribute: () => ({ remark: remark.text }),
    agreed: { end: goodsTexts.agreeEnd },
    Head: () => <Lost pricing={pricing} />,
    View: () => <Groups pricing={pricing} remark={remark} />,
    Foot: () => <Orders pricing={pricing} />
  }
}

interface LinesProps {
  pricing: CartPricing
}

const Lost = observer(function Lost({ pricing: { lostCount } }: LinesProps) {
  return lostCount > 0 ? <Notice icon="warnC">{texts.lost(lostCount)}</Notice> : null
})

const Orders = observer(function Orders({ pricing: { orders } }: LinesProps) {
  return orders > 1 ? <View className={styles.orders}>{texts.orders(orders)}</View> : null
})

const Groups = observer(function Groups({ pricing, remark }: LinesProps & { remark: RemarkModel }) {
  return (
    <>
      {byWay(pricing.lines).map((group) => (
        <Group key={group.title} group={group} remark={remark} />
      ))}
    </>
  )
})

/** What comes in one way; what is said to whoever packs it stands with the parcels. */
const Group = observer(function Group({ group, remark }: { group: WayGroup; remark: RemarkModel }) {
  const { title, note, lines } = group
  const parcels = note === ''
  return (
    <Card title={title}>
      {note ? <View className={styles.note}>{note}</View> : null}
      {lines.map((line) => (
        <Piece key={line.key} line={line} />
      ))}
      {parcels ? <RemarkField id="cart-remark" remark={remark} hint={goodsTexts.remarkHint} /> : null}
    </Card>
  )
})

function Piece({ line: { told, quantity } }: { line: CartGoods }) {
  const { product, quote } = told
  if (!product || !quote) return null
  return (
    <GoodsRow
      small
      image={product.image}
      tone={product.tone}
      name={product.name}
      notes={[quote.spec, quote.note]}
    >
      <Price fen={quote.unitFen} size="sm" exact />
      <Text className={styles.times}>{texts.times(quantity)}</Text>
    </GoodsRow>
  )
}
