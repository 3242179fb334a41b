import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { ProductRow, ProductRowsSkeleton } from '@/components/product/product-row'
import { FilterTap, SortTabs } from '@/components/product/sort-tabs'
import { productTexts } from '@/components/product/texts'
import { Badge } from '@/components/ui/badge'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { Listed } from '@/components/listed'
import { Empty } from '@/components/ui/page-state'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import { priceNow } from '@/services/catalogue/products'
import { useRoot } from '@/stores/context'
import { Ticket } from '../shared/ticket'
import styles from './index.module.scss'
import { CouponProductsModel } from './model'
import { texts } from './texts'

function CanCouponProduct() {
  const { couponCode } = useParams('canCouponProduct')
  const model = usePageModel((root, scope) => new CouponProductsModel(root, scope, couponCode))
  usePullDown(model.load)
  useReachBottom(() => void model.products.more())
  return (
    <View>
      <Header title={texts.title} right={<Cart />} />
      <Coupon model={model} />
      <LoadableView
        value={model.products.state}
        skeleton={<ProductRowsSkeleton rows={4} card />}
        onRetry={() => void model.load()}
        missing={<Empty scene="emptyCoupon" title={texts.missing} actions={[toWallet, toShop]} />}
        empty={<Nothing model={model} />}
      >
        {() => <Products model={model} />}
      </LoadableView>
      <Filter model={model} />
    </View>
  )
}

const FilterSheet = onDemand(() => import('./parts/filter-sheet').then((part) => part.FilterSheet))

type ModelProps = Readonly<{ model: CouponProductsModel }>

const toWallet = { text: texts.wallet, onTap: () => navigate('coupons') }
const toShop = { text: texts.toShop, onTap: () => navigate('shop') }

const Cart = observer(function Cart() {
  const { count } = useRoot().cart
  return (
    <HeaderIcon label={count > 0 ? texts.cartOf(count) : texts.cart} onTap={() => navigate('shoppingcart')}>
      <Icon name="cart" size={22} />
      <Badge count={count} corner />
    </HeaderIcon>
  )
})

const Filter = observer(function Filter({ model }: ModelProps) {
  const { head, filter, filtering } = model
  if (!head) return null
  return (
    <FilterSheet
      open={filtering}
      filter={filter}
      kinds={head.kinds}
      bySex={head.bySex}
      onApply={model.narrow}
      onClose={model.closeFilter}
    />
  )
})

const Coupon = observer(function Coupon({ model }: ModelProps) {
  const { head, sort } = model
  if (!head) return null
  const { coupon, held, claimable } = head
  const byPrice = sort === 'price' || sort === 'priceDesc'
  return (
    <View className={styles.head}>
      <Ticket
        coupon={coupon}
        faded={coupon.status !== 'unused'}
        {...(held ? { mark: texts.held } : {})}
        {...(claimable ? { action: { text: texts.claim, onTap: () => void model.claim() } } : {})}
      />
      {coupon.usable ? (
        <View className={styles.sorts}>
          <SortTabs
            label={texts.sorts}
            tabs={[
              {
                key: 'default',
                text: texts.sortDefault,
                on: sort === 'default',
                onTap: () => model.chooseSort('default')
              },
              {
                key: 'price',
                text: texts.sortAfter,
                on: byPrice,
                direction: {
                  label: sort === 'priceDesc' ? texts.afterDown : texts.afterUp,
                  up: sort === 'price'
                },
                onTap: model.togglePrice
              },
              {
                key: 'saved',
                text: texts.sortSaved,
                on: sort === 'saved',
                onTap: () => model.chooseSort('saved')
              }
            ]}
          />
          {head.kinds.length > 1 || head.bySex ? (
            <FilterTap count={model.filterCount} onTap={model.openFilter} />
          ) : null}
        </View>
      ) : null}
    </View>
  )
})

const Products = observer(function Products({ model }: ModelProps) {
  const { items, tail } = model.products
  return (
    <View className={styles.list}>
      <Listed count={items.length} more={tail !== 'end'} />
      <Progressive step={2}>
        {items.map(({ product, afterFen }) => (
          <ProductRow
            key={product.productCode}
            product={product}
            card
            level={2}
            after={{ fen: afterFen, note: productTexts.saved(formatYuan(priceNow(product) - afterFen)) }}
            onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
          />
        ))}
        {tail === 'failed' ? (
          <Tap className={styles.tail} onTap={() => void model.products.more()}>
            {texts.retry}
          </Tap>
        ) : (
          <View className={styles.tail}>{tail === 'end' ? texts.note : texts.loadingMore}</View>
        )}
      </Progressive>
    </View>
  )
})

/** It serves nothing here: it is spent, or nothing in this city takes it. */
const Nothing = observer(function Nothing({ model }: ModelProps) {
  const { coupon } = model
  if (coupon && !coupon.usable) {
    return (
      <Empty
        scene="emptyCoupon"
        title={texts.spent(coupon.reason)}
        text={texts.spentHint}
        actions={[toWallet, toShop]}
      />
    )
  }
  if (model.filterCount > 0) {
    return <Empty title={texts.filtered} actions={[{ text: texts.clear, onTap: () => model.narrow({}) }]} />
  }
  return (
    <Empty
      title={texts.empty}
      text={texts.emptyHint}
      actions={[toShop, { text: texts.city, onTap: () => navigate('selectCity') }]}
    />
  )
})

export default page('canCouponProduct', CanCouponProduct)
