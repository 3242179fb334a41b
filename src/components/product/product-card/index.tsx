import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { rulesOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { priceNow, type Product } from '@/services/catalogue/products'
import { Marked } from '../marked'
import { productTexts } from '../texts'
import styles from './index.module.scss'

export interface ProductCardProps {
  product: Product
  /**
   * `grid` is half as wide as the page with the picture on top, `list` a card with the picture at the left,
   * `row` the same without a card and with less in it, for a narrow column.
   */
  variant?: 'grid' | 'list' | 'row'
  /** Words of this query are marked in the name. */
  query?: string
  /** Load the picture at once: only for what the first screen shows. */
  eager?: boolean
  /** What it costs with a coupon, in fen: told in place of how often it was booked. */
  afterFen?: number
  /** Of the name as a heading: 2 where the list follows the page's own. */
  level?: 2 | 3
  onTap: () => void
}

/** A product in a list: picture, name, number of items, tags, price and how often it was booked. */
export function ProductCard({
  product,
  variant = 'grid',
  query = '',
  eager,
  afterFen,
  level,
  onTap
}: ProductCardProps) {
  const { offShelf, offer } = product
  return (
    <LinkCard className={styles[variant]}>
      <Img
        src={product.image}
        tone={product.tone}
        eager={eager}
        className={cx(styles.picture, offShelf && styles.faded)}
      />
      <View className={styles.body}>
        <LinkName className={styles.name} onTap={onTap} {...(level ? { level } : {})}>
          <Marked text={product.name} query={query} />
        </LinkName>
        {variant === 'list' && product.intro ? <View className={styles.intro}>{product.intro}</View> : null}
        <Tags oneLine className={styles.tags}>
          {offer && offer.priceFen !== null ? <Tag tone="solid">{OFFER_WORDS[offer.kind].tag}</Tag> : null}
          {product.itemCount > 0 ? <Tag>{productTexts.items(product.itemCount)}</Tag> : null}
          {product.tags.map((tag) => (
            <Tag key={tag} tone="primary">
              {tag}
            </Tag>
          ))}
        </Tags>
        <View className={styles.foot}>
          {offShelf ? (
            <Tag>{productTexts.offShelf}</Tag>
          ) : (
            <ProductPrice product={product} {...(afterFen === undefined ? {} : { afterFen })} />
          )}
          {afterFen !== undefined ? (
            <Text className={styles.saved}>
              {productTexts.saved(formatYuan(priceNow(product) - afterFen))}
            </Text>
          ) : product.sold > 0 ? (
            <Text className={styles.sold}>
              {productTexts.sold(product.sold, rulesOf(product.kind).booking)}
            </Text>
          ) : null}
        </View>
      </View>
    </LinkCard>
  )
}

export interface ProductPriceProps {
  product: Pick<Product, 'saleFen' | 'offer'>
  size?: 'sm' | 'md'
  /** With a coupon, in fen. */
  afterFen?: number
}

/** The price that holds: that after a coupon, an offer's or the sale price, the normal one struck through beside it. */
export function ProductPrice({ product, size = 'md', afterFen }: ProductPriceProps) {
  const { saleFen } = product
  const nowFen = afterFen ?? priceNow(product)
  return (
    <View className={styles.prices}>
      {afterFen === undefined ? null : <Text className={styles.after}>{productTexts.after}</Text>}
      <Price fen={nowFen} size={size} />
      {nowFen < saleFen ? <Price fen={saleFen} size="xs" struck className={styles.was} /> : null}
    </View>
  )
}

/** Cards side by side; in care mode one under another. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <View className={styles.pairs}>{children}</View>
}
