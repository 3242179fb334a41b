import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { Notice } from '@/components/ui/notice'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { rulesOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { navigate } from '@/routes/navigate'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { skuTexts } from '@/components/product/sku-texts'
import { texts } from '../texts'
import { factsOf, limitsOf } from '../view'
import styles from './summary.module.scss'

/** Of what there is enough. */
const AMPLE = '充足'

export interface SummaryProps {
  model: SellingModel
  product: DetailedProduct
}

/** Price, name, introduction, tags and the facts at a glance. */
export const Summary = observer(function Summary({ model, product }: SummaryProps) {
  const { name, intro, tags, sold } = product
  const facts = factsOf(product)
  const supply = product.doses?.supply
  const limits = product.doses ? limitsOf(product) : []
  return (
    <Card flush>
      {model.offer && !model.offShelf ? <OfferStrip model={model} /> : null}
      <View className={styles.body}>
        {model.offShelf ? <OffShelf /> : <PriceLine model={model} />}
        <View className={styles.name}>{name}</View>
        {intro ? <View className={styles.intro}>{intro}</View> : null}
        {tags.length + limits.length > 0 || supply || sold > 0 ? (
          <Tags className={styles.tags}>
            {[...limits, ...tags].map((tag) => (
              <Tag key={tag} tone="primary">
                {tag}
              </Tag>
            ))}
            {supply ? <Tag tone={supply === AMPLE ? 'plain' : 'warn'}>{texts.supply(supply)}</Tag> : null}
            {sold > 0 ? <Tag>{texts.sold(sold, rulesOf(product.kind).booking)}</Tag> : null}
          </Tags>
        ) : null}
        {facts.length > 0 ? (
          <View className={styles.facts}>
            {facts.map(({ value, name }) => (
              <View key={name} className={styles.fact}>
                <Text className={styles.value}>{value}</Text>
                <Text className={styles.factName}>{name}</Text>
              </View>
            ))}
          </View>
        ) : null}
      </View>
    </Card>
  )
})

const PriceLine = observer(function PriceLine({ model }: { model: SellingModel }) {
  const { price } = model
  if (!price) return null
  const afterFen = model.goods.afterFen(1)
  const { payFen, struckFen, struckLabel, savedFen } = price
  return (
    <View className={styles.priceLine}>
      <Price fen={payFen} size="lg" exact />
      {afterFen !== null ? (
        <Tag tone="price" className={styles.after}>
          {skuTexts.after(1, formatYuan(afterFen))}
        </Tag>
      ) : null}
      {struckFen > 0 ? (
        <View className={styles.was}>
          <Text className={styles.wasLabel}>{struckLabel}</Text>
          <Price fen={struckFen} size="xs" struck />
        </View>
      ) : null}
      {savedFen > 0 ? (
        <Tag tone="price" className={styles.saved}>
          {texts.saved(formatYuan(savedFen))}
        </Tag>
      ) : null}
    </View>
  )
})

/** The time left by the server's clock; at zero the page asks for the price that holds then. */
const OfferStrip = observer(function OfferStrip({ model }: { model: SellingModel }) {
  const { clock } = useRoot()
  const { offer } = model
  if (!offer) return null
  const { endsAt, left } = offer
  const words = OFFER_WORDS[offer.kind]
  return (
    <View className={styles.offer}>
      <Text className={styles.offerName}>{words.name}</Text>
      {left !== null ? <Text className={styles.offerStock}>{words.left(left)}</Text> : null}
      <View className={styles.offerLeft}>
        <Text className={styles.offerWord}>{words.ends}</Text>
        <Countdown of={words.name} deadline={endsAt} now={clock.now} onEnd={() => model.offerOver(endsAt)} />
      </View>
    </View>
  )
})

function OffShelf() {
  return (
    <View className={styles.off}>
      <Tag>{texts.offShelf}</Tag>
      <Notice
        round
        icon="warnC"
        className={styles.offNotice}
        action={
          <Tap className={styles.offLink} role="link" onTap={() => navigate('shop')}>
            {texts.toShop}
          </Tap>
        }
      >
        {texts.offShelfText}
      </Notice>
    </View>
  )
}
