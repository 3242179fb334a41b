import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { taxTexts as texts } from '../tax-texts'
import { formatYuan } from '@/domain/money'
import { goodsQuote } from '@/domain/quote/goods-quote'
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
  return (
    <Row label={tax.label}>
      <View className={styles.main}>{texts.tax(formatYuan(tax.amountFen), tax.note)}</View>
      <View className={styles.sub}>{texts.all(quantity, formatYuan(userPayFen))}</View>
    </Row>
  )
})
