import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePageScroll, usePullDownRefresh } from '@tarojs/taro'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Header, HeaderRoom } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail as Order } from '@/services/order/order'
import { useBackToList } from '../back-to-list'
import { CancelSheet } from '../actions/cancel-sheet'
import { barActions } from './bar-actions'
import styles from './index.module.scss'
import { OrderDetailModel } from './model'
import { ownPageOf } from './own-page'
import { CredentialCard } from './parts/credential-card'
import { GoodsCard } from './parts/goods-card'
import { NumbersCard } from './parts/numbers-card'
import { PrepCard, ProgressCard } from './parts/progress-card'
import { StatusHero } from './parts/status-hero'
import { VisitCard } from './parts/visit-card'
import { texts } from './texts'

const DosesCard = onDemand(() => import('./parts/doses-card').then((part) => part.DosesCard))
const ParcelCard = onDemand(() => import('./parts/parcel-card').then((part) => part.ParcelCard))
const TogetherCard = onDemand(() => import('./parts/together-card').then((part) => part.TogetherCard))
const CodesCard = onDemand(() => import('./parts/codes').then((part) => part.CodesCard))

/** Fetches the parts that this order has, so that its cards come together. */
const partsOf = (order: Order) => {
  const { doses, together, codes } = order
  return Promise.all([
    doses.length > 0 && DosesCard.ready(),
    together.length > 1 && TogetherCard.ready(),
    codes.length > 0 && CodesCard.ready(),
    ownPageOf(order) !== null && ParcelCard.ready()
  ])
}

/** Px after which the header looks the same however far the page is scrolled. */
const FAR = 96

type Of = 'orderDetail' | 'sugarOrderDetail'

interface DetailProps {
  of: Of
  orderNum: string
}

/** One order, under whichever address (§2). */
export function OrderDetailScreen({ of }: Pick<DetailProps, 'of'>) {
  const { orderNum } = useParams(of)
  return orderNum ? (
    <Detail key={orderNum} of={of} orderNum={orderNum} />
  ) : (
    <>
      <Header title={texts.title} />
      <OrderMissing />
    </>
  )
}

const Detail = observer(function Detail({ of, orderNum }: DetailProps) {
  const by = of === 'sugarOrderDetail' ? 'order.sugarDetail' : 'order.detail'
  const model = usePageModel((root, scope) => new OrderDetailModel(root, scope, orderNum, partsOf, by))
  const back = useBackToList(model.request.value?.kind)
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <OrderView
        value={model.request.loadable}
        head={(drawn) => (
          <>
            <Header
              {...back}
              title={texts.title}
              variant="clear"
              light
              titleOver
              scrolled={drawn ? scrolled : FAR}
            />
            {drawn ? null : <HeaderRoom />}
          </>
        )}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref(of, { orderNum }) })}
      >
        {(order) => <Content model={model} order={order} />}
      </OrderView>
      <CancelSheet actions={model.actions} />
    </View>
  )
})

const Content = observer(function Content({ model, order }: { model: OrderDetailModel; order: Order }) {
  const buttons = barActions(order, model)
  return (
    <>
      <StatusHero model={model} order={order} />
      <View className={styles.cards}>
        <CredentialCard model={model} order={order} />
        <VisitCard model={model} order={order} />
        <TogetherCard open={order.together.length > 1} order={order} />
        <CodesCard open={order.codes.length > 0} model={model} order={order} />
        <DosesCard open={order.doses.length > 0} order={order} />
        <ProgressCard order={order} />
        <GoodsCard order={order} />
        <ParcelCard open={ownPageOf(order) !== null} order={order} />
        <PrepCard order={order} />
        <NumbersCard model={model} order={order} />
      </View>
      {buttons.length > 0 ? (
        <ActionBar>
          <View className={styles.bar}>
            {buttons.map(({ text, kind, onTap }) => (
              <Button key={text} size="md" kind={kind} className={styles.button} onTap={onTap}>
                {text}
              </Button>
            ))}
          </View>
        </ActionBar>
      ) : null}
    </>
  )
})
