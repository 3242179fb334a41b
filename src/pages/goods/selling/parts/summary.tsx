import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { HowPriced, type LadderOf } from '@/components/order/price-ladder/how'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Countdown } from '@/components/ui/countdown'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { rulesOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { scoreText } from '@/domain/score-text'
import { navigate } from '@/routes/navigate'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import { factsOf, limitsOf } from '../view'
import styles from './summary.module.scss'

const CalmOffer = onDemand(() => import('./calm-offer').then((part) => part.CalmOffer))

/** Of what there is enough. */
const AMPLE = '充足'

export interface SummaryProps {
  model: SellingModel
  product: DetailedProduct
}

/** Price, name, introduction, tags and the facts at a glance. */
export const Summary = observer(function Summary({ model, product }: SummaryProps) {
  const { name, intro, tags, sold } = product
  const worth = worthOf(model)
  const facts = factsOf(product)
  const supply = product.doses?.supply
  const limits = product.doses ? limitsOf(product) : []
  return (
    <Card flush className={styles.card}>
      {model.offer && !model.offShelf ? <OfferStrip model={model} /> : null}
      <View className={styles.body}>
        {model.offShelf ? <OffShelf /> : <PriceLine model={model} product={product} />}
        <View className={styles.name}>{name}</View>
        {intro ? <View className={styles.intro}>{intro}</View> : null}
        {worth.length + tags.length + limits.length > 0 || supply || sold > 0 ? (
          <Tags className={styles.tags}>
            {worth.map((tag) => (
              <Tag key={tag} tone="price">
                {tag}
              </Tag>
            ))}
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
          <View className={cx(styles.facts, product.scenes.length > 0 && styles.below)}>
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

/** What the price saves, and what it would all cost one by one where that is not struck through beside it. */
function worthOf({ price, paidFen, offShelf, product }: SellingModel): string[] {
  if (!price || offShelf) return []
  const less = paidFen < price.payFen
  const items = product?.itemsFen ?? 0
  return [
    ...(price.savedFen > 0 && !less ? [texts.saved(formatYuan(price.savedFen))] : []),
    ...(less && items > price.payFen ? [`${texts.itemsValue} ¥${formatYuan(items)}`] : [])
  ]
}

const PriceLine = observer(function PriceLine({ model, product: { score, reviewCount } }: SummaryProps) {
  const { price } = model
  if (!price) return null
  const { payFen, struckFen, struckLabel } = price
  const { paidFen } = model
  const less = paidFen < payFen
  const was = less ? payFen : struckFen
  return (
    <View className={styles.priceLine}>
      <Price fen={paidFen} size="lg" exact />
      {less ? (
        <HowPriced of={afterOf(payFen, paidFen, model.goods.couponNames)}>
          <View className={styles.after}>
            <Text>{texts.afterCoupons}</Text>
            <Icon name="info" size={14} className={styles.info} />
          </View>
        </HowPriced>
      ) : null}
      {was > 0 ? (
        <View className={styles.was}>
          {less ? null : <Text className={styles.wasLabel}>{struckLabel}</Text>}
          <Price fen={was} size="xs" struck />
        </View>
      ) : null}
      {reviewCount > 0 ? (
        <View className={styles.rated}>
          <Icon name="starF" size={14} className={styles.star} />
          <Text className={styles.score}>{scoreText(score)}</Text>
          <Text>{texts.rated(reviewCount)}</Text>
        </View>
      ) : null}
    </View>
  )
})

/** The price and what coupons take off it. */
const afterOf = (payFen: number, paidFen: number, names: string): LadderOf => ({
  lines: [
    { key: 'base', label: texts.listPrice, note: '', amountFen: payFen },
    { key: 'coupon', label: texts.couponsOff, note: names, amountFen: paidFen - payFen }
  ],
  ...{ own: [], end: texts.inHand, dues: [], why: texts.couponsWhy }
})

/** The time left by the server's clock; at zero the page asks for the price that holds then. */
const OfferStrip = observer(function OfferStrip({ model }: { model: SellingModel }) {
  const { clock } = useRoot()
  const { elder } = useShell()
  const { offer } = model
  if (!offer) return null
  const { endsAt, left } = offer
  const words = OFFER_WORDS[offer.kind]
  const over = () => model.offerOver(endsAt)
  if (elder) {
    return (
      <View className={styles.offer}>
        <CalmOffer open endsAt={endsAt} now={clock.now} onEnd={over} />
      </View>
    )
  }
  return (
    <View className={styles.offer}>
      <Text className={styles.offerName}>{words.name}</Text>
      {left !== null ? <Text className={styles.offerStock}>{words.left(left)}</Text> : null}
      <View className={styles.offerLeft}>
        <Text className={styles.offerWord}>{words.ends}</Text>
        <Countdown of={words.name} deadline={endsAt} now={clock.now} onEnd={over} />
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
