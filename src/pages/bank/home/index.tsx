import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { ProductRow } from '@/components/product/product-row'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DateTile } from '@/components/ui/date-tile'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { maskMobile } from '@/domain/mask'
import { appointmentText } from '@/domain/order/order-lines'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { follow } from '@/routes/link'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { BankHeader } from '../shared/bank-header'
import { bankTexts } from '../shared/texts'
import { toBankLogin } from '../shared/to-login'
import { BankHomeModel } from './model'
import { texts } from './texts'
import styles from './index.module.scss'

const SHIELD = '/seed-img/glyph/shield.svg'
/** Scrolled px after which the header looks the same. */
const FAR = 100

/** Who is logged in, or how far that is. */
const Who = observer(function Who({ model }: { model: BankHomeModel }) {
  const { account, isLoginedUser } = useRoot().session
  if (isLoginedUser)
    return account ? <View className={styles.who}>{texts.loggedIn(maskMobile(account.mobile))}</View> : null
  switch (model.entering) {
    case 'idle':
    case 'running':
      return (
        <View className={styles.who} role="status">
          {texts.running}
        </View>
      )
    case 'guest':
      return (
        <View className={styles.who}>
          <Text>{texts.guest}</Text>
          <Button kind="text" size="sm" onTap={() => toBankLogin(publicHref('cmbcHome'))}>
            {texts.logIn}
          </Button>
        </View>
      )
    case 'offline':
      return (
        <View className={styles.who} role="alert">
          <Text>{bankTexts.network}</Text>
          <Button kind="text" size="sm" onTap={() => void model.logIn()}>
            {bankTexts.retry}
          </Button>
        </View>
      )
  }
})

const Brand = observer(function Brand({ model }: { model: BankHomeModel }) {
  const { place } = useRoot().location
  return (
    <View className={styles.brand}>
      <View className={styles.mark} aria-hidden />
      <View className={styles.names}>
        <View className={styles.zone} role="heading" aria-level="2">
          {texts.zone(host.shopName())}
        </View>
        <Who model={model} />
      </View>
      <Tap className={styles.city} label={texts.city(place.city)} onTap={() => navigate('selectCity')}>
        <Icon name="pinF" size={16} />
        <Text>{place.city}</Text>
        <Icon name="down" size={14} />
      </Tap>
    </View>
  )
})

const Visit = observer(function Visit({ model }: { model: BankHomeModel }) {
  const { visit } = model
  if (!visit) return null
  const words = visitWordsOf(visit.kind)
  return (
    <Tap className={styles.visit} onTap={() => toOrder(visit.number, visit.kind)}>
      <DateTile date={visit.date} />
      <View className={styles.visitText}>
        <View className={styles.visitTitle}>{texts.whose(visit.personName, words.what)}</View>
        <View className={styles.visitNote}>{appointmentText(visit.date, visit.timespan)}</View>
        <View className={styles.visitNote}>{visit.branchName}</View>
      </View>
      <View className={styles.prepare}>{words.prepare}</View>
    </Tap>
  )
})

const Services = observer(function Services({ model }: { model: BankHomeModel }) {
  return (
    <LoadableView
      value={model.services.loadable}
      skeleton={<SkeletonBlock shape="card" className={styles.waiting} />}
      onRetry={() => void model.loadServices()}
      empty={<></>}
    >
      {(items) => (
        <View className={styles.services} role="group" aria-label={texts.services}>
          {items.map((item) => (
            <Tap key={item.id} className={styles.service} role="link" onTap={() => follow(item.link)}>
              <Img src={item.imgUrl} ripple="none" round="16" className={styles.servicePicture} />
              <Text>{item.title}</Text>
            </Tap>
          ))}
        </View>
      )}
    </LoadableView>
  )
})

const Products = observer(function Products({ model }: { model: BankHomeModel }) {
  const toShop = () => navigate('shop')
  return (
    <>
      <SectionTitle title={texts.products} more={texts.all} onMore={toShop} />
      <LoadableView
        value={model.products.loadable}
        skeleton={<SkeletonList rows={3} />}
        onRetry={() => void model.loadProducts()}
        empty={<Empty card title={texts.none} actions={[{ text: texts.toShop, onTap: toShop }]} />}
      >
        {(products) => (
          <>
            {products.map((product) => (
              <ProductRow
                key={product.productCode}
                card
                level={3}
                product={product}
                onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
              />
            ))}
          </>
        )}
      </LoadableView>
    </>
  )
})

/** It lies over the hero, and gets a ground of its own as the page scrolls. */
function HomeHeader() {
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.min(FAR, Math.round(scrollTop))))
  return <BankHeader title={texts.title} variant="clear" titleOver scrolled={scrolled} />
}

/** What the bank opens first, also as `/CMBC-new-home` and `/CMBC-ads`. */
function BankHome() {
  const { items } = useRoot()
  const { comefrom } = useParams('cmbcHome')
  const model = usePageModel(
    (root, scope) => new BankHomeModel(root, scope, () => toBankLogin(publicHref('cmbcHome')))
  )
  // R2.100: an address without the bank's query gets that of the visit, so that a page that the bank's app has ended and loads
  // again is in the bank's door, with its promotion.
  const stored = items.get('CMBC')
  useEffect(() => {
    if (comefrom === undefined && stored) navigate('cmbcHome', stored, { replace: true })
  }, [comefrom, stored])
  return (
    <View className={styles.page}>
      <HomeHeader />
      <View className={styles.hero}>
        <Brand model={model} />
        <Visit model={model} />
      </View>
      <Services model={model} />
      <Tap className={styles.promise} role="link" onTap={() => navigate('cancellationNotice')}>
        <View className={styles.promiseText}>
          <View className={styles.promiseTitle}>{texts.promise}</View>
          <View className={styles.promiseNote}>{texts.promiseNote}</View>
        </View>
        <Img src={SHIELD} tone="none" ripple="none" className={styles.promisePicture} />
      </Tap>
      <Products model={model} />
      <Card rows className={styles.rows}>
        <ListRow icon="list" label={texts.orders} onTap={() => navigate('orderList')} />
        <ListRow icon="doc" label={texts.reports} onTap={() => navigate('myReport')} />
        <ListRow icon="headset" label={texts.help} onTap={() => navigate('help')} />
      </Card>
      <View className={styles.foot}>{texts.foot}</View>
    </View>
  )
}

export default page('cmbcHome', BankHome)
