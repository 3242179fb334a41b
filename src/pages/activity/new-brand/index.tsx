import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ProductRow } from '@/components/product/product-row'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import type { Brand, BrandStore } from '@/services/activity/brands'
import { CouponRow } from '../shared/coupon-row'
import { Dots, Rules } from '../shared/rules'
import { ShareTap } from '../shared/share-tap'
import styles from './index.module.scss'
import { NewBrandModel } from './model'
import { texts } from './texts'

/** Partners that are new (§2 `/new-brand`), one below the other. */
function NewBrand() {
  const model = usePageModel((root, scope) => new NewBrandModel(root, scope))
  usePullDown(model.load)
  return (
    <View className={styles.page}>
      <Header title={texts.title} right={<ShareTap name="newBrand" />} />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        empty={
          <Empty
            title={texts.none}
            text={texts.noneText}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        }
      >
        {(brands) => brands.map((brand) => <One key={brand.activityId} model={model} brand={brand} />)}
      </LoadableView>
    </View>
  )
}

interface OneProps {
  model: NewBrandModel
  brand: Brand
}

const One = observer(function One({ model, brand }: OneProps) {
  const { name, intro, promises, products, stores, rules } = brand
  const [first] = products
  const here = stores.some((store) => store.here)
  return (
    <View className={styles.brand}>
      <View className={styles.scene} aria-hidden>
        <Img src="/seed-img/illus/store.svg" tone="none" eager className={styles.shop ?? ''} />
        {first ? (
          <Img src={first.image} tone="none" ripple="none" eager className={styles.sold ?? ''} />
        ) : null}
      </View>
      <Card className={styles.card ?? ''}>
        <Tag tone="fill">{texts.tag}</Tag>
        <View className={styles.name} role="heading" aria-level="2">
          {name}
        </View>
        <View className={styles.intro}>{intro}</View>
        <View className={styles.facts}>
          <Fact count={stores.length} of={texts.stores} />
          <Fact count={products.length} of={texts.prices} />
        </View>
      </Card>
      {here ? null : (
        <Notice
          round
          icon="pin"
          className={styles.notice}
          action={
            <Button kind="text" size="sm" onTap={() => navigate('selectCity')}>
              {texts.city}
            </Button>
          }
        >
          {texts.nowhere}
        </Notice>
      )}
      <Coupon model={model} brand={brand} />
      <SectionTitle title={texts.products} />
      {products.map((product) => (
        <ProductRow
          key={product.productCode}
          product={product}
          card
          onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
        />
      ))}
      {promises.length > 0 ? (
        <Card title={texts.promises}>
          <Dots list={promises} />
        </Card>
      ) : null}
      <Card rows title={texts.store}>
        {stores.map((store) => (
          <StoreRow key={store.id} store={store} />
        ))}
      </Card>
      <Rules title={texts.rules} list={rules} />
    </View>
  )
})

const Fact = ({ count, of }: { count: number; of: string }) => (
  <View className={styles.fact}>
    <View className={styles.number}>{count}</View>
    <View className={styles.quiet}>{of}</View>
  </View>
)

const StoreRow = ({ store: { id, name, address, licence } }: { store: BrandStore }) => (
  <ListRow
    label={name}
    note={
      <>
        <View>{address}</View>
        <View>{licence ? texts.licence(licence) : texts.noLicence}</View>
      </>
    }
    ariaLabel={[name, address, licence ? texts.licence(licence) : texts.noLicence].join('，')}
    onTap={() => navigate('hospitalDetail', { hospitalId: id })}
  />
)

const Coupon = observer(function Coupon({ model, brand: { coupon } }: OneProps) {
  if (!coupon) return null
  const { couponCode, name, state, validDays, claim } = coupon
  const button = { kind: 'soft', size: 'sm', className: styles.action ?? '' } as const
  return (
    <View role="list">
      <CouponRow
        coupon={coupon}
        note={[texts.days(validDays), claim?.note].filter(Boolean).join(' · ')}
        action={
          state === 'held' ? (
            <Button
              {...button}
              label={texts.heldOf(name)}
              onTap={() => navigate('canCouponProduct', { couponCode })}
            >
              {texts.held}
            </Button>
          ) : (
            <Button
              {...button}
              disabled={state !== 'open'}
              label={texts.claimOf(name)}
              onTap={() => void model.claim(couponCode)}
            >
              {texts.claims[state]}
            </Button>
          )
        }
      />
    </View>
  )
})

export default page('newBrand', NewBrand)
