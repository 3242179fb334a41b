import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { UnderHero } from '@/components/order/status-hero'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Header } from '@/components/ui/header'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useBackToList } from '../back-to-list'
import { CancelSheet } from '../actions/cancel-sheet'
import { barActions } from '../actions/bar-actions'
import styles from './index.module.scss'
import { OrderDetailModel } from './model'
import { OrderHero } from './order-hero'
import { sectionsOf } from './plans'
import type { SectionsProps } from './section'
import { texts } from './texts'

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
  const model = usePageModel((root, scope) => new OrderDetailModel(root, scope, orderNum, sectionsOf, by))
  const back = useBackToList(model.request.value?.kind)
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <OrderView
        value={model.request.loadable}
        head={(drawn) => <HeroHeader {...back} title={texts.title} drawn={drawn} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref(of, { orderNum }) })}
      >
        {(order) => <Content model={model} order={order} />}
      </OrderView>
      <CancelSheet actions={model.actions} />
    </View>
  )
})

const Content = observer(function Content({ model, order }: SectionsProps) {
  const buttons = barActions(order, model)
  return (
    <>
      <OrderHero model={model} order={order} />
      <UnderHero>
        {model.sections.map(({ name, View: Part }) => (
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
