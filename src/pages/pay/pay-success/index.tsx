import { useDeferredValue } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { Header } from '@/components/ui/header'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Confirming } from '../shared/confirming'
import styles from './index.module.scss'
import { PaySuccessModel } from './model'
import { onDemand } from '@/components/ui/on-demand'
import { NotPaid } from './parts/not-paid'
import { PreparationCard } from './parts/preparation-card'
import { SuccessHero } from './parts/success-hero'
import { VisitCard } from './parts/visit-card'

const NextCard = onDemand(() => import('./parts/next-card').then((part) => part.NextCard))

function PaySuccess() {
  const params = useParams('paySuccess')
  const model = usePageModel((root, scope) => new PaySuccessModel(root, scope, params.orderNo ?? ''))
  // With the content, which `LoadableView` draws as a transition: before it, the skeleton would move up.
  const paid = useDeferredValue(model.verdict === 'paid')

  return (
    <View className={styles.page}>
      {paid ? null : <Header variant="page" onBack={() => navigate('home')} />}
      {params.orderNo ? (
        <OrderView
          value={model.order.loadable}
          onRetry={() => void model.load()}
          onLogin={() => navigate('authorize', { url: publicHref('paySuccess', params) })}
        >
          {() => <Content model={model} />}
        </OrderView>
      ) : (
        <OrderMissing />
      )}
    </View>
  )
}

const Content = observer(function Content({ model }: { model: PaySuccessModel }) {
  const { verdict, orderNo } = model
  const order = model.order.value
  if (!order || verdict === null) return null
  if (verdict === 'confirming') return <Confirming orderNo={orderNo} onAsk={model.watch.again} />
  if (verdict !== 'paid') return <NotPaid order={order} verdict={verdict} />
  return (
    <>
      <SuccessHero order={order} />
      <View className={styles.cards}>
        <NextCard
          open={order.declareBefore !== null || order.kit !== null || order.codes.length > 0}
          order={order}
        />
        <VisitCard model={model} order={order} />
      </View>
      <PreparationCard model={model} order={order} />
    </>
  )
})

export default page('paySuccess', PaySuccess)
