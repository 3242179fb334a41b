import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { useHeadingAgain } from '@/components/heading-again'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { Header, HeaderRoom } from '@/components/ui/header'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Confirming } from '../shared/confirming'
import { faceOf } from './by-kind'
import type { Face } from './by-kind/face'
import styles from './index.module.scss'
import { PaySuccessModel } from './model'
import { NotPaid } from './parts/not-paid'
import { SubscribeSheet } from './subscribe'

function PaySuccess() {
  const params = useParams('paySuccess')
  const model = usePageModel((root, scope) => new PaySuccessModel(root, scope, params.orderNo ?? '', faceOf))
  const header = (
    <>
      <Header variant="page" over onBack={() => navigate('home')} />
      <HeaderRoom />
    </>
  )

  return (
    <View className={styles.page}>
      {params.orderNo ? (
        <OrderView
          value={model.order.loadable}
          head={(drawn) => (drawn && model.verdict === 'paid' ? null : header)}
          onRetry={() => void model.load()}
          onLogin={() => navigate('authorize', { url: publicHref('paySuccess', params) })}
        >
          {() => <Content model={model} />}
        </OrderView>
      ) : (
        <>
          {header}
          <OrderMissing />
        </>
      )}
    </View>
  )
}

const Content = observer(function Content({ model }: { model: PaySuccessModel<Face> }) {
  const { verdict, face } = model
  useHeadingAgain(verdict)
  const order = model.order.value
  if (!order || verdict === null) return null
  if (verdict === 'confirming') return <Confirming order={order} onAsk={model.watch.again} />
  if (verdict !== 'paid') return <NotPaid order={order} verdict={verdict} />
  if (!face) return null
  const { View: Paid } = face
  return (
    <>
      <Paid model={model} order={order} />
      <SubscribeSheet order={order} />
    </>
  )
})

export default page('paySuccess', PaySuccess)
