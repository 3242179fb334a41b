import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { navigate } from '@/routes/navigate'
import type { Article } from '@/services/catalogue/articles'
import { priceNow, type Product } from '@/services/catalogue/products'
import { afterTexts as texts } from './after-texts'
import styles from './after.module.scss'

/** Under the text, never in it: which of the checks it explains can be had, and what there is of it. */
export function Offered({ items, products }: Pick<Article, 'items' | 'products'>) {
  return (
    <>
      {items.length > 0 ? (
        <Card title={texts.items}>
          {items.map(({ code, name, intro, fen }) => (
            <View key={code} className={styles.item}>
              <View className={styles.text}>
                <View className={styles.name}>{name}</View>
                <View className={styles.note}>{intro}</View>
              </View>
              <Price fen={fen} size="sm" />
              <Button
                kind="soft"
                size="sm"
                label={texts.findOf(name)}
                className={styles.find}
                onTap={() => navigate('search', { keyword: name })}
              >
                {texts.find}
              </Button>
            </View>
          ))}
        </Card>
      ) : null}
      {products.length > 0 ? (
        <Card title={texts.products}>
          {products.map((product) => (
            <ProductLine key={product.productCode} product={product} />
          ))}
        </Card>
      ) : null}
    </>
  )
}

function ProductLine({ product }: { product: Product }) {
  return (
    <LinkCard className={styles.item} part={`article-product:${product.kind}`}>
      <Img src={product.image} tone={product.tone} round="8" className={styles.picture} />
      <View className={styles.text}>
        <LinkName
          className={styles.name}
          onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
        >
          {product.name}
        </LinkName>
        <Text className={styles.note}>{product.intro}</Text>
      </View>
      <Price fen={priceNow(product)} size="sm" />
    </LinkCard>
  )
}
