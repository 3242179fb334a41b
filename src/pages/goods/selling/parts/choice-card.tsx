import { Fragment } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { skuTexts } from '@/components/product/sku-texts'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import type { DetailedProduct, Sku } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import styles from './choice-card.module.scss'

const texts = {
  measure: (name: string) => `选规格，先量${name}`,
  range: ([from, to]: readonly [number, number], unit: string) => `${from}–${to} ${unit}`,
  after: (yuan: string) => `，券后 ¥${yuan}`
} as const

type Measure = NonNullable<DetailedProduct['measure']>

interface ChoiceCardProps {
  model: SellingModel
  product: DetailedProduct
}

/** The choices of goods beside each other, with what each fits on a tape; what is tapped here the purchase begins with. */
export const ChoiceCard = observer(function ChoiceCard({ model, product }: ChoiceCardProps) {
  const { goods } = model
  const { measure } = product
  if (!goods.several || !model.barShown) return null
  const { sku, skus } = goods
  return (
    <Card title={measure ? texts.measure(measure.name) : skuTexts.title}>
      {measure ? <Tape measure={measure} skus={skus} chosen={sku} /> : null}
      <View className={styles.options} role="radiogroup" aria-label={skuTexts.spec}>
        {skus.map((one) => (
          <Option
            key={one.skuId}
            model={model}
            sku={one}
            note={measure && one.range ? texts.range(one.range, measure.unit) : one.note}
            on={one.skuId === sku?.skuId}
          />
        ))}
      </View>
      {product.params.map(({ name, value }) =>
        name === skuTexts.guide ? (
          <View key={name} className={styles.guide}>
            {value}
          </View>
        ) : null
      )}
    </Card>
  )
})

interface OptionProps {
  model: SellingModel
  sku: Sku
  /** What it is for, in short. */
  note: string
  on: boolean
}

const Option = observer(function Option({ model, sku, note, on }: OptionProps) {
  const { goods, offer } = model
  const { skuId, spec, stock } = sku
  const fen = offer?.priceFen ?? sku.priceFen
  const afterFen = goods.afterOf(skuId)
  const gone = stock === 0
  return (
    <Tap
      role="radio"
      className={cx(styles.option, on && styles.on, gone && styles.gone)}
      checked={on}
      disabled={gone}
      label={
        skuTexts.option(spec, sku.note, formatYuan(fen), gone) +
        (afterFen === null ? '' : texts.after(formatYuan(afterFen)))
      }
      onTap={() => goods.pick(skuId)}
    >
      <View className={styles.words}>
        <View className={styles.spec}>{spec}</View>
        <View className={styles.note}>{gone ? skuTexts.soldOut : note}</View>
      </View>
      <View className={styles.prices}>
        <Price fen={afterFen ?? fen} size="sm" />
        {afterFen !== null ? <Price fen={fen} size="xs" struck /> : null}
      </View>
    </Tap>
  )
})

/** The tape has so much room before its first and after its last mark, %. */
const EDGE = 8

interface TapeProps {
  measure: Measure
  skus: readonly Sku[]
  chosen: Sku | undefined
}

/** What is measured, from the least to the most, and what of it each choice fits. */
function Tape({ measure, skus, chosen }: TapeProps) {
  const { min, max, unit } = measure
  const at = (value: number) => EDGE + ((100 - 2 * EDGE) * (value - min)) / (max - min)
  const parts = skus.flatMap((sku) => (sku.range ? [{ ...sku, range: sku.range }] : []))
  const marks = [...new Set(parts.flatMap(({ range }) => range))].sort((a, b) => a - b)
  return (
    <View className={styles.tape} aria-hidden>
      <View className={styles.band} />
      {parts.map(({ skuId, spec, range: [from, to] }) => {
        const on = skuId === chosen?.skuId
        return (
          <Fragment key={skuId}>
            <View
              className={cx(styles.part, on && styles.partOn)}
              style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
            />
            <Text
              className={cx(styles.partName, on && styles.nameOn)}
              style={{ left: `${at((from + to) / 2)}%` }}
            >
              {spec}
            </Text>
          </Fragment>
        )
      })}
      {marks.map((mark, index) => (
        <Text key={mark} className={styles.mark} style={{ left: `${at(mark)}%` }}>
          {index === marks.length - 1 ? `${mark} ${unit}` : mark}
        </Text>
      ))}
    </View>
  )
}
