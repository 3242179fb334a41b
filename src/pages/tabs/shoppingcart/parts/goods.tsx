import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card, Divider } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { SHELVES } from '@/domain/kinds/shelves'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import type { WalletCoupon } from '@/services/catalogue/coupon'
import type { CartGroup, CartModel } from '../model'
import { cartTexts as texts } from '../texts'
import styles from '../index.module.scss'
import { Line } from './line'

export interface GoodsProps {
  model: CartModel
  group: CartGroup
}

/** What can be booked or bought from one shelf, each with the gifts that come along. */
export const Goods = observer(function Goods({ model, group }: GoodsProps) {
  const { shelf, products } = group
  const name = shelf ? SHELVES[shelf].name : ''
  const tickable = model.tickable(products).length > 0
  const coupon = model.couponOf(group)
  const [first] = products
  return (
    <Card rows>
      <View className={styles.groupHead}>
        {tickable ? (
          <Check
            className={styles.check}
            on={model.checkedGroup(group)}
            label={texts.chooseGroup(name)}
            onChange={() => model.toggleGroup(group)}
          />
        ) : null}
        <Text className={styles.groupTitle}>{name}</Text>
        {first?.line.checkoutWay === 'alone' ? (
          <Tag tone="info">{texts.alone}</Tag>
        ) : first?.line.checkoutWay === 'booked' && first.line.told.most === null ? (
          <Text className={styles.groupNote}>{texts.bookFirst}</Text>
        ) : null}
      </View>
      {coupon ? (
        <Tap className={styles.coupon} onTap={model.checkout}>
          <Tag tone="solid">{texts.couponTag}</Tag>
          <Text className={styles.couponName}>{`${coupon.couponName} · ${usableFrom(coupon)}`}</Text>
          <Text>{texts.useCoupon}</Text>
          <Icon name="right" size={14} />
        </Tap>
      ) : null}
      {products.map((product) =>
        product.isFullGift ? (
          <Gift key={`${product.line.key}+${product.productCode}`} {...product} />
        ) : (
          <View key={product.line.key}>
            <Divider />
            <Line model={model} line={product.line} isChecked={product.isChecked} />
          </View>
        )
      )}
    </Card>
  )
})

const usableFrom = ({ minAmountFen }: WalletCoupon): string =>
  minAmountFen > 0 ? texts.couponFrom(formatYuan(minAmountFen)) : texts.couponAny

function Gift({ productCode, line }: CartGroup['products'][number]) {
  const gift = line.told.gifts.find((one) => one.productCode === productCode)
  return gift ? <View className={styles.gift}>{texts.gift(gift.name, gift.quantity)}</View> : null
}
