import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { useHeadingAgain } from '@/components/heading-again'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { UnderHero } from '@/components/order/status-hero'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Header } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useBackToList } from '../back-to-list'
import { CancelSheet } from '../actions/cancel-sheet'
import type { OrderChange } from '../actions/action-runner'
import { barActions } from '../actions/bar-actions'
import styles from './index.module.scss'
import { OrderDetailModel } from './model'
import { hasHead, OrderHero } from './order-hero'
import { planOf } from './plans'
import type { Plan, PlanProps } from './section'
import { texts } from './texts'

const DeskCard = onDemand(() => import('./desk-card').then((part) => part.DeskCard))

type Of = 'orderDetail' | 'sugarOrderDetail'

interface DetailProps {
  of: Of
  orderNum: string
  /** Beside a list: without a header of its own. */
  onChange?: (change: OrderChange) => void
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

/** One order, beside the list that it was chosen from. */
export const OrderDetailPane = (props: Required<DetailProps>) => <Detail {...props} />

const Detail = observer(function Detail({ of, orderNum, onChange }: DetailProps) {
  const by = of === 'sugarOrderDetail' ? 'order.sugarDetail' : 'order.detail'
  const model = usePageModel(
    (root, scope) => new OrderDetailModel(root, scope, orderNum, planOf, by, onChange)
  )
  const back = useBackToList(model.request.value?.kind)
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))
  // While it is there still: without network it cannot be fetched.
  const stands = model.order !== undefined
  useEffect(() => void (stands && DeskCard.ready()), [stands])

  return (
    <View className={styles.page}>
      <OrderView
        value={model.request.loadable}
        head={(drawn) => (onChange ? null : <HeroHeader {...back} title={texts.title} drawn={drawn} />)}
        offline={(again) => <DeskCard open orderNum={orderNum} again={again} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref(of, { orderNum }) })}
      >
        {(order) => <Content model={model} order={order} />}
      </OrderView>
      <CancelSheet actions={model.actions} />
    </View>
  )
})

const Content = observer(function Content({ model, order }: PlanProps<Plan>) {
  const { plan } = model
  useHeadingAgain(order.status)
  if (!plan) return null
  const own = hasHead(order)
  const { Head } = plan
  const buttons = barActions(order, model, own ? plan.headAct({ model, order }) : null)
  return (
    <>
      {own ? <Head model={model} order={order} /> : <OrderHero model={model} order={order} />}
      <UnderHero>
        {plan.sections.map(({ name, View: Part }) => (
          <Part key={name} model={model} order={order} />
        ))}
      </UnderHero>
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
