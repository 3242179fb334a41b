import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { GoodsChoice } from '../goods-choice'
import { skuTexts } from '../sku-texts'
import styles from './index.module.scss'

/** What so many pieces of the choice cost: above the buttons of the sheet. */
export const SkuSum = observer(function SkuSum({ goods }: { goods: GoodsChoice }) {
  return (
    <View className={styles.sum}>
      <Text>{skuTexts.sum(goods.quantity)}</Text>
      <Price fen={goods.sumFen} exact />
    </View>
  )
})

interface SkuOptionsProps {
  goods: GoodsChoice
  product: Pick<DetailedProduct, 'image' | 'tone' | 'params' | 'orderLimit'>
}

/** What and how many (§3 productSkuViews): options with their stock, and the stepper. */
export const SkuOptions = observer(function SkuOptions({ goods, product }: SkuOptionsProps) {
  const { sku, quantity, most, unitFen } = goods
  const afterFen = goods.afterFen(quantity)
  const guide = product.params.find(({ name }) => name === skuTexts.guide)
  return (
    <>
      <View className={styles.head}>
        <Img src={product.image} tone={product.tone} round="12" className={styles.picture} />
        <View className={styles.facts}>
          <Price fen={unitFen} size="lg" exact />
          {afterFen !== null ? (
            <View>
              <Tag tone="price">{skuTexts.after(quantity, formatYuan(afterFen))}</Tag>
            </View>
          ) : null}
          {sku ? <View className={styles.chosen}>{skuTexts.chosen(sku.spec, quantity)}</View> : null}
        </View>
      </View>
      {goods.several ? (
        <>
          <View className={styles.heading} aria-hidden>
            {skuTexts.spec}
          </View>
          <View className={styles.options} role="radiogroup" aria-label={skuTexts.spec}>
            {goods.skus.map(({ skuId, spec, note, priceFen, stock }) => {
              const gone = stock === 0
              return (
                <Tap
                  key={skuId}
                  role="radio"
                  className={cx(styles.option, skuId === sku?.skuId && styles.on, gone && styles.gone)}
                  checked={skuId === sku?.skuId}
                  disabled={gone}
                  label={skuTexts.option(spec, note, formatYuan(priceFen), gone)}
                  onTap={() => goods.pick(skuId)}
                >
                  <View className={styles.line}>
                    <Text className={styles.name}>{spec}</Text>
                    <Text className={styles.price}>¥{formatYuan(priceFen)}</Text>
                  </View>
                  <View className={styles.note}>
                    {[note, gone ? skuTexts.soldOut : skuTexts.inStock].filter((part) => part).join(' · ')}
                  </View>
                </Tap>
              )
            })}
          </View>
          {guide ? (
            <View className={styles.guide}>
              <Icon name="info" size={18} tone="primary" className={styles.guideIcon} />
              <Text>{`${guide.name}：${guide.value}`}</Text>
            </View>
          ) : null}
        </>
      ) : null}
      <View className={styles.count}>
        <View className={styles.facts}>
          <View className={styles.name}>{skuTexts.quantity}</View>
          <View className={styles.note}>{skuTexts.limits(sku?.stock ?? 0, product.orderLimit)}</View>
        </View>
        <Stepper
          label={skuTexts.quantity}
          value={quantity}
          max={most}
          onChange={goods.want}
          onOver={goods.over}
        />
      </View>
    </>
  )
})
