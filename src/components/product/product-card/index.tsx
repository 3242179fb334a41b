import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { rulesOf } from '@/domain/kinds'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { priceNow, type Product } from '@/services/catalogue/products'
import { productTexts } from '../texts'
import styles from './index.module.scss'

export interface ProductCardProps {
  product: Product
  /** `grid` is half as wide as the page with the picture on top, `row` has it at the left and no ground of its own. */
  variant?: 'grid' | 'row'
  /** Load the picture at once: only for what the first screen shows. */
  eager?: boolean
  onTap: () => void
}

/** A product in a list: picture, name, number of items, tags, price and how often it was booked. */
export function ProductCard({ product, variant = 'grid', eager, onTap }: ProductCardProps) {
  const { offShelf, offer } = product
  return (
    <LinkCard className={styles[variant]} part={`product-card:${product.kind}`}>
      <Img
        src={product.image}
        tone={product.tone}
        eager={eager}
        className={cx(styles.picture, offShelf && styles.faded)}
      />
      <View className={styles.body}>
        <LinkName className={styles.name} onTap={onTap}>
          {product.name}
        </LinkName>
        <Tags oneLine className={styles.tags}>
          {offer && offer.priceFen !== null ? (
            <Tag tone="solid" className={styles.offer}>
              {OFFER_WORDS[offer.kind].tag}
            </Tag>
          ) : null}
          {product.itemCount > 0 ? <Tag>{productTexts.items(product.itemCount)}</Tag> : null}
          {product.tags.map((tag) => (
            <Tag key={tag} tone="primary">
              {tag}
            </Tag>
          ))}
        </Tags>
        <View className={styles.foot}>
          {offShelf ? <Tag>{productTexts.offShelf}</Tag> : <ProductPrice product={product} />}
          {product.sold > 0 ? (
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
}

/** The price that holds: an offer's or the sale price, the normal one struck through beside it. */
export function ProductPrice({ product, size = 'md' }: ProductPriceProps) {
  const { saleFen } = product
  const nowFen = priceNow(product)
  return (
    <View className={styles.prices}>
      <Price fen={nowFen} size={size} />
      {nowFen < saleFen ? <Price fen={saleFen} size="xs" struck className={styles.was} /> : null}
    </View>
  )
}

/** Cards side by side; in care mode one under another. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <View className={styles.pairs}>{children}</View>
}
