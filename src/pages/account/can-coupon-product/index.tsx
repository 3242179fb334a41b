import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { InTurn } from '@/components/in-turn'
import { LoadableView } from '@/components/loadable-view'
import { ProductCard } from '@/components/product/product-card'
import { SortTabs } from '@/components/product/sort-tabs'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
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
      <Header title={texts.title} />
      <Coupon model={model} />
      <LoadableView
        value={model.products.state}
        skeleton={<SkeletonList rows={4} pictures />}
        onRetry={() => void model.load()}
        missing={<Empty scene="emptyCoupon" title={texts.missing} actions={[toWallet, toShop]} />}
        empty={<Nothing model={model} />}
      >
        {() => <Products model={model} />}
      </LoadableView>
    </View>
  )
}

type ModelProps = Readonly<{ model: CouponProductsModel }>

const toWallet = { text: texts.wallet, onTap: () => navigate('coupons') }
const toShop = { text: texts.toShop, onTap: () => navigate('shop') }

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
        </View>
      ) : null}
    </View>
  )
})

const Products = observer(function Products({ model }: ModelProps) {
  const { items, tail } = model.products
  return (
    <View className={styles.list}>
      <InTurn step={2}>
        {items.map(({ product, afterFen }) => (
          <ProductCard
            key={product.productCode}
            product={product}
            variant="list"
            level={2}
            afterFen={afterFen}
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
      </InTurn>
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
  return (
    <Empty
      title={texts.empty}
      text={texts.emptyHint}
      actions={[toShop, { text: texts.city, onTap: () => navigate('selectCity') }]}
    />
  )
})

export default page('canCouponProduct', CanCouponProduct)
