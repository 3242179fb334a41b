import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderLink } from '@/components/ui/header'
import { Listed } from '@/components/listed'
import { Empty } from '@/components/ui/page-state'
import { Tabs } from '@/components/ui/tabs'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { WalletStatus } from '@/services/catalogue/coupon'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { CouponsModel } from './model'
import { Choose, ChooseBar } from './parts/choose'
import { RedeemBox } from './parts/redeem-box'
import { Ticket } from '../shared/ticket'
import { texts } from './texts'

const TABS: readonly { key: WalletStatus; text: string }[] = [
  { key: 'unused', text: texts.unused },
  { key: 'used', text: texts.used },
  { key: 'expired', text: texts.expired }
]

function Coupons() {
  const params = useParams('coupons')
  const root = useRoot()
  const model = usePageModel((root, scope) => new CouponsModel(root, scope, params))
  const showRules = () => void root.feedback.alert({ title: texts.rules, text: texts.rulesText })

  return (
    <View>
      <Header
        title={model.choosing ? texts.choosing : texts.wallet}
        right={<HeaderLink label={texts.rules} onTap={showRules} />}
      />
      <RedeemBox
        code={model.redeemCode}
        error={model.redeemError}
        onChange={model.setRedeemCode}
        onRedeem={() => void model.redeem()}
      />
      {model.choosing ? null : <StatusTabs model={model} />}
      <LoadableView value={model.request.loadable} onRetry={() => void model.load()}>
        {() => (model.choosing ? <Choose model={model} /> : <Wallet model={model} />)}
      </LoadableView>
      {model.choosing && model.request.value ? <ChooseBar model={model} /> : null}
    </View>
  )
}

const StatusTabs = observer(function StatusTabs({ model }: { model: CouponsModel }) {
  return <Tabs items={TABS} active={model.status} label={texts.tabs} onChange={model.setStatus} />
})

const Wallet = observer(function Wallet({ model }: { model: CouponsModel }) {
  const toShop = () => navigate('shop')
  const list = model.request.value?.list ?? []
  if (list.length === 0) {
    return (
      <Empty
        scene="emptyCoupon"
        title={texts.empty}
        text={texts.emptyHint}
        actions={[{ text: texts.toShop, onTap: toShop }]}
      />
    )
  }
  return (
    <View className={styles.list} role="list">
      <Listed count={list.length} more={false} />
      {list.map((coupon) => (
        <Ticket
          key={coupon.couponCode}
          coupon={coupon}
          listed
          faded={model.status !== 'unused'}
          {...(model.status === 'unused'
            ? {
                action: {
                  text: texts.use,
                  onTap: () => navigate('canCouponProduct', { couponCode: coupon.couponCode })
                }
              }
            : {})}
        />
      ))}
    </View>
  )
})

export default page('coupons', Coupons)
