import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { ProductRow, ProductRowsSkeleton } from '@/components/product/product-row'
import { GuestPrices } from '@/components/product/product-row/guest-prices'
import { Listed } from '@/components/listed'
import { Empty } from '@/components/ui/page-state'
import { Tap } from '@/components/ui/tap'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { NO_FILTER } from '../filter'
import type { ShopModel } from '../model'
import { shopTexts } from '../texts'
import styles from '../index.module.scss'

/** The products that category, sorting and filters leave. */
export const ShopList = observer(function ShopList({ model }: { model: ShopModel }) {
  const { products, filterCount, facts } = model
  const { items, tail } = products
  const clear = { text: shopTexts.clear, onTap: () => model.applyFilter(NO_FILTER) }
  return (
    <LoadableView
      value={products.state}
      skeleton={
        <View className={styles.rows}>
          <ProductRowsSkeleton rows={5} />
        </View>
      }
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
        <>
          <GuestPrices back={publicHref('shop', { category: model.category })} />
          <Listed count={items.length} more={tail !== 'end'} />
          <Progressive step={2}>
            {items.map((product) => (
              <View key={product.productCode} className={styles.rows}>
                <ProductRow
                  product={product}
                  facts={facts}
                  onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
                />
              </View>
            ))}
            {tail === 'failed' ? (
              <Tap className={styles.tail} onTap={() => void products.more()}>
                {shopTexts.retry}
              </Tap>
            ) : (
              <View className={styles.tail}>{tail === 'end' ? shopTexts.end : shopTexts.loadingMore}</View>
            )}
          </Progressive>
        </>
      )}
    </LoadableView>
  )
})
