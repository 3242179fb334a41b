import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { HowPriced } from '@/components/order/price-ladder/how'
import { cx } from '@/components/ui/cx'
import { taxTexts as texts } from '../tax-texts'
import { formatYuan } from '@/domain/money'
import { goodsQuote } from '@/domain/quote/goods-quote'
import type { PriceLine } from '@/domain/quote/lines'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import styles from './goods-rows.module.scss'
import { Row } from './row'

interface TaxRowProps {
  open: boolean
  model: SellingModel
  product: Pick<DetailedProduct, 'freightFen' | 'taxRate'>
}

/** What customs take of the pieces that are chosen, and what they come to with it: as the order will be priced. */
export const TaxRow = observer(function TaxRow({ model, product }: TaxRowProps) {
  const { unitFen, quantity } = model.goods
  const { lines, userPayFen } = goodsQuote({ unitFen, quantity, ...product })
  const tax = lines.find(({ key }) => key === 'tax')
  if (!tax) return null
  const goodsFen = unitFen * quantity
  const afterFen = model.goods.afterFen(quantity) ?? goodsFen
  const off: PriceLine[] =
    afterFen < goodsFen
      ? [{ key: 'coupon', label: texts.coupons, note: '', amountFen: afterFen - goodsFen }]
      : []
  return (
    <Row label={tax.label}>
      <View className={styles.main}>{texts.tax(formatYuan(tax.amountFen), tax.note)}</View>
      <View className={cx(styles.sub, styles.sum)}>
        <Text>{texts.all(quantity, formatYuan(userPayFen))}</Text>
        <HowPriced of={{ lines: [...lines, ...off], own: [], end: texts.inHand, dues: [], why: '' }} />
      </View>
    </Row>
  )
})
