import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { fulfilmentOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { skuTexts } from '@/components/product/sku-texts'
import styles from './goods-rows.module.scss'
import { Row } from './row'

const TaxRow = onDemand(() => import('./tax-row').then((part) => part.TaxRow))

interface GoodsRowsProps {
  model: SellingModel
  product: DetailedProduct
}

interface Way {
  readonly label?: string
  readonly text: string
}

/** How it reaches the customer. */
function deliveryOf({ kind, category, freightFen }: DetailedProduct): Way | null {
  const fulfilment = fulfilmentOf(kind, category)
  if (fulfilment?.by === 'code') return { label: skuTexts.use, text: skuTexts.codes[fulfilment.use] }
  if (fulfilment?.by !== 'parcel') return null
  return {
    text: freightFen > 0 ? skuTexts.deliveryPaid(formatYuan(freightFen)) : skuTexts.deliveryFree
  }
}

/** What is chosen, and how it comes. */
export const GoodsRows = observer(function GoodsRows({ model, product }: GoodsRowsProps) {
  const { sku, skus, quantity, several, soldOut } = model.goods
  const told = (spec: string) => (several ? skuTexts.chosenShort(spec, quantity) : spec)
  const delivery = deliveryOf(product)
  if (!model.barShown) return <Row label={skuTexts.spec}>{skus.map(({ spec }) => spec).join(' / ')}</Row>
  return (
    <>
      {sku ? (
        <Row
          label={several ? skuTexts.chosenRow : skuTexts.spec}
          {...(several && !soldOut ? { onTap: model.choose } : {})}
        >
          <View className={styles.main}>{soldOut ? skuTexts.soldOut : told(sku.spec)}</View>
          {sku.note ? <View className={styles.sub}>{sku.note}</View> : null}
        </Row>
      ) : null}
      {delivery ? <Row label={delivery.label ?? skuTexts.delivery}>{delivery.text}</Row> : null}
      <TaxRow open={product.taxRate !== null} model={model} product={product} />
    </>
  )
})

/** The parameters of goods. */
export function Params({ params }: Pick<DetailedProduct, 'params'>) {
  if (params.length === 0) return null
  return (
    <Card title={skuTexts.params}>
      {params.map(({ name, value }) => (
        <View key={name} className={styles.param}>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.value}>{value}</Text>
        </View>
      ))}
    </Card>
  )
}
