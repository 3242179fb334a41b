import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { ProductCard } from '@/components/product/product-card'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { NO_FILTER } from '../filter'
import type { ShopModel } from '../model'
import { shopTexts } from '../texts'
import styles from '../index.module.scss'

/** The products that category, sorting and filters leave. */
export const ShopList = observer(function ShopList({ model }: { model: ShopModel }) {
  const { products, filterCount } = model
  const { items, tail } = products
  const clear = { text: shopTexts.clear, onTap: () => model.applyFilter(NO_FILTER) }
  return (
    <LoadableView
      value={products.state}
      skeleton={<SkeletonList rows={5} pictures />}
      onRetry={() => void products.open()}
      empty={
        <Empty
          scene="emptyClinic"
          title={shopTexts.empty}
          text={shopTexts.emptyHint}
          actions={filterCount > 0 ? [clear] : []}
        />
      }
    >
      {() => (
        <Progressive step={2}>
          {items.map((product) => (
            <View key={product.productCode} className={styles.cell}>
              <ProductCard
                product={product}
                variant="row"
                level={2}
                onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
              />
            </View>
          ))}
          {tail === 'failed' ? (
            <Tap className={styles.tail} onTap={() => void products.more()}>
              {shopTexts.retry}
            </Tap>
          ) : (
            <View className={styles.tail} aria-live="polite">
              {tail === 'end' ? shopTexts.end : shopTexts.loadingMore}
            </View>
          )}
        </Progressive>
      )}
    </LoadableView>
  )
})
