import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { ProductCard, ProductGrid } from '@/components/product/product-card'
import { Chip } from '@/components/ui/chip'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { HomeModule } from '@/services/catalogue/content'
import type { Product } from '@/services/catalogue/products'
import { FIRST_PRODUCTS, type HomeModel } from '../model'
import { homeTexts } from '../texts'
import styles from './recommend.module.scss'
import { Block } from './block'

const open = ({ kind: type, productCode: id }: Product) => navigate('selling', { type, id })

/** Chips of the channels and the first products of the chosen one. */
export const Recommend = observer(function Recommend({
  model,
  module
}: {
  model: HomeModel
  module: HomeModule
}) {
  const { recommend, channels, channel } = model
  return (
    <View>
      <SectionTitle title={module.title} />
      {channels.length > 1 ? (
        <ScrollView scrollX enhanced showScrollbar={false} className={styles.chipScroll}>
          <View className={styles.chips} role="radiogroup" aria-label={homeTexts.channels}>
            {channels.map(({ id, title }) => (
              <Chip
                key={id}
                surface
                role="radio"
                on={id === channel}
                className={styles.chip}
                onTap={() => model.chooseChannel(id)}
              >
                {title}
              </Chip>
            ))}
          </View>
        </ScrollView>
      ) : null}
      {recommend.state.state === 'loading' && recommend.items.length === 0 ? (
        <GridSkeleton />
      ) : (
        <Block
          value={recommend.state}
          className={styles.gridBox}
          onRetry={() => void recommend.open()}
          loud={model.loud}
        >
          {(products) =>
            products.length === 0 ? (
              <Empty scene="emptyClinic" title={homeTexts.noProducts} card />
            ) : (
              <ProductGrid>
                {products.slice(0, FIRST_PRODUCTS).map((product) => (
                  <ProductCard key={product.productCode} product={product} onTap={() => open(product)} />
                ))}
              </ProductGrid>
            )
          }
        </Block>
      )}
    </View>
  )
})

export function GridSkeleton() {
  return (
    <ProductGrid>
      {Array.from({ length: FIRST_PRODUCTS }, (_, index) => (
        <SkeletonBlock key={index} className={styles.cardWaiting} />
      ))}
    </ProductGrid>
  )
}

/** The products after the first ones, page by page as the page is scrolled to its end. */
export const MoreProducts = observer(function MoreProducts({
  model,
  titled
}: {
  model: HomeModel
  titled: boolean
}) {
  const { recommend } = model
  const products = recommend.items.slice(FIRST_PRODUCTS)
  if (products.length === 0) return null
  return (
    <View className={styles.moreProducts}>
      {titled ? <SectionTitle title={homeTexts.moreProducts} /> : null}
      <ProductGrid>
        <Progressive step={2}>
          {products.map((product) => (
            <ProductCard key={product.productCode} product={product} onTap={() => open(product)} />
          ))}
        </Progressive>
      </ProductGrid>
      <Tail model={model} />
    </View>
  )
})

const Tail = observer(function Tail({ model }: { model: HomeModel }) {
  const { recommend } = model
  if (recommend.tail === 'failed') {
    return (
      <Tap className={styles.tail} onTap={() => void recommend.more()}>
        {homeTexts.retry}
      </Tap>
    )
  }
  return (
    <View className={styles.tail} role="status">
      <Text>{recommend.tail === 'end' ? homeTexts.end : homeTexts.loadingMore}</Text>
    </View>
  )
})
