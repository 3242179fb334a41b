import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tag, Tags } from '@/components/ui/tag'
import { uiTexts } from '@/components/ui/texts'
import { dayInRow, nearDay, timeName } from '@/domain/day-names'
import { rulesOf } from '@/domain/kinds'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { scoreText } from '@/domain/score-text'
import type { AfterPrice } from '@/services/catalogue/browse'
import { priceNow, type Product } from '@/services/catalogue/products'
import { useRoot } from '@/stores/context'
import { waitOf, type Arrival, type ListFacts } from '../list-facts'
import { productTexts } from '../texts'
import { rowTexts } from './texts'
import styles from './index.module.scss'

export interface ProductRowProps {
  product: Product
  /** Days and prices, drawn into room that is kept while they are asked for; without them there is no such room. */
  facts?: ListFacts | undefined
  /** The price after a coupon that the list itself is of. */
  after?: AfterPrice | undefined
  /** In place of the plain name: with words marked. */
  name?: ReactNode
  /** In place of what the product says of itself: why it was found. Nothing else is told of it then but day and price. */
  why?: ReactNode
  /** A card of its own, for a list on the page's ground. */
  card?: boolean
  /** Of the name as a heading: 2 where the list follows the page's own. */
  level?: 2 | 3
  onTap: () => void
}

/** A product in a list: picture, name, one reason, how it was liked, when it can be had, and what it costs in the end. */
export function ProductRow({ product, facts, after, name, why, card, level, onTap }: ProductRowProps) {
  const { offShelf } = product
  return (
    <LinkCard className={cx(styles.row, card && styles.card)} part={`product-row:${product.kind}`}>
      <Img src={product.image} tone={product.tone} className={cx(styles.picture, offShelf && styles.faded)} />
      <View className={styles.body}>
        <LinkName className={styles.name} onTap={onTap} {...(level ? { level } : {})}>
          {name ?? product.name}
        </LinkName>
        {why ?? <Told product={product} />}
        {facts && !offShelf && waitOf(product) ? <Wait product={product} facts={facts} /> : null}
        {offShelf ? (
          <View className={styles.cost}>
            <Tag>{productTexts.offShelf}</Tag>
          </View>
        ) : (
          <Cost product={product} facts={facts} after={after} />
        )}
      </View>
    </LinkCard>
  )
}

/** What it says of itself, its tags, and what others say of it. */
function Told({
  product: { intro, offer, itemCount, tags, kind, score, reviewCount, sold }
}: {
  product: Product
}) {
  const tagged = offer?.priceFen != null || itemCount > 0 || tags.length > 0
  return (
    <>
      {intro ? <View className={styles.why}>{intro}</View> : null}
      {tagged ? (
        <Tags oneLine className={styles.tags}>
          {offer && offer.priceFen !== null ? (
            <Tag tone="solid" className={styles.offer}>
              {OFFER_WORDS[offer.kind].tag}
            </Tag>
          ) : null}
          {itemCount > 0 ? <Tag>{productTexts.items(itemCount)}</Tag> : null}
          {tags.map((tag) => (
            <Tag key={tag} tone="primary">
              {tag}
            </Tag>
          ))}
        </Tags>
      ) : null}
      <View className={styles.line}>
        {reviewCount > 0 ? (
          <>
            <Icon name="starF" size={14} className={styles.star} />
            <View className={styles.score} role="img" aria-label={rowTexts.score(score)}>
              <Text aria-hidden>{scoreText(score)}</Text>
            </View>
          </>
        ) : null}
        <Text className={styles.sold}>
          {sold > 0
            ? productTexts.sold(sold, rulesOf(kind).booking)
            : reviewCount > 0
              ? rowTexts.reviews(reviewCount)
              : rowTexts.fresh}
        </Text>
        {sold > 0 && reviewCount === 0 ? <Text>{rowTexts.unrated}</Text> : null}
      </View>
    </>
  )
}

type Facts = Readonly<{ product: Product; facts: ListFacts }>

/** When it can be had. */
const Wait = observer(function Wait({ product, facts }: Facts) {
  const { clock } = useRoot()
  const parcel = waitOf(product) === 'parcel'
  const text = parcel ? comes(facts.arrival, clock.now()) : free(product, facts, clock.now())
  return (
    <View className={cx(styles.line, styles.wait, rulesOf(product.kind).doctors && styles.named)}>
      {text ? <Icon name={parcel ? 'box' : 'cal'} size={14} className={styles.icon} /> : null}
      <Text className={styles.when}>{text}</Text>
    </View>
  )
})

function free({ productCode }: Product, facts: ListFacts, now: number): string {
  const first = facts.dayOf(productCode)
  if (first === undefined) return ''
  if (first === null) return rowTexts.full
  const day = nearDay(first.date, now)
  return first.doctor ? `${day} · ${rowTexts.by(first.doctor)}` : day
}

/** The day, else until when it leaves, else nothing but that it does. */
function comes(arrival: Arrival | undefined, now: number): string {
  if (arrival === undefined) return ''
  const { arrivesOn = '', leavesBy = null } = arrival ?? {}
  if (arrivesOn) return rowTexts.comes(dayInRow(arrivesOn))
  return leavesBy === null ? rowTexts.sent : rowTexts.leaves(timeName(leavesBy, now))
}

/** What is paid, with the best coupon or why none counts; the normal price struck through beside it. */
const Cost = observer(function Cost({
  product,
  facts,
  after
}: Pick<ProductRowProps, 'product' | 'facts' | 'after'>) {
  const known = after ?? facts?.priceOf(product.productCode)
  const fen = known?.fen ?? priceNow(product)
  const counts = known !== undefined && known.fen !== null
  // Which coupons it is is heard, and seen on the product's own page: a row has no room for their names.
  const told = known && (after || !counts) ? known.note : ''
  return (
    <View className={styles.cost}>
      <Price fen={fen} />
      <View className={cx(styles.after, facts && !facts.guest && styles.kept)}>
        {counts ? (
          <View className={styles.saved} role="img" aria-label={rowTexts.after(known.note)}>
            <Text aria-hidden>{productTexts.after}</Text>
          </View>
        ) : null}
        {fen < product.saleFen ? <Price fen={product.saleFen} size="xs" struck /> : null}
        {told ? <Text className={styles.note}>{told}</Text> : null}
      </View>
    </View>
  )
})

/** Rows before they are there, as high as most of them. */
export function ProductRowsSkeleton({ rows, card }: { rows: number; card?: boolean }) {
  return (
    <View role="status" aria-label={uiTexts.loading} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <View key={index} className={cx(styles.row, card && styles.card)}>
          <SkeletonBlock shape="tile" className={styles.picture} />
          <View className={cx(styles.body, styles.blank)}>
            <SkeletonBlock shape="title" width={80} />
            <SkeletonBlock />
            <SkeletonBlock width={60} />
            <SkeletonBlock width={40} />
            <SkeletonBlock width={60} />
            <SkeletonBlock shape="title" width={40} />
          </View>
        </View>
      ))}
    </View>
  )
}
