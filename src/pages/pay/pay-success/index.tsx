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
import { NotPaid } from './parts/not-paid'
import { PreparationCard } from './parts/preparation-card'
import { SuccessHero } from './parts/success-hero'
import { VisitCard } from './parts/visit-card'

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
      <VisitCard model={model} order={order} />
      <PreparationCard model={model} />
    </>
  )
})

export default page('paySuccess', PaySuccess)
