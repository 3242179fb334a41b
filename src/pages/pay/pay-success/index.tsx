import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { Header, HeaderRoom } from '@/components/ui/header'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order/order'
import { Confirming } from '../shared/confirming'
import styles from './index.module.scss'
import { PaySuccessModel } from './model'
import { onDemand } from '@/components/ui/on-demand'
import { NotPaid } from './parts/not-paid'
import { PreparationCard } from './parts/preparation-card'
import { SuccessHero } from './parts/success-hero'
import { VisitCard } from './parts/visit-card'

const NextCard = onDemand(() => import('./parts/next-card').then((part) => part.NextCard))

/** There is something to do next. */
const hasNext = ({ declareBefore, kit, codes }: OrderDetail) =>
  declareBefore !== null || kit !== null || codes.length > 0

/** Fetches it, so that the cards come together. */
const partsOf = async (order: OrderDetail) => hasNext(order) && NextCard.ready()

function PaySuccess() {
  const params = useParams('paySuccess')
  const model = usePageModel((root, scope) => new PaySuccessModel(root, scope, params.orderNo ?? '', partsOf))
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

const Content = observer(function Content({ model }: { model: PaySuccessModel }) {
  const { verdict } = model
  const order = model.order.value
  if (!order || verdict === null) return null
  if (verdict === 'confirming') return <Confirming order={order} onAsk={model.watch.again} />
  if (verdict !== 'paid') return <NotPaid order={order} verdict={verdict} />
  return (
    <>
      <SuccessHero order={order} />
      <View className={styles.cards}>
        <NextCard open={hasNext(order)} order={order} />
        <VisitCard model={model} order={order} />
      </View>
      <PreparationCard model={model} order={order} />
    </>
  )
})

export default page('paySuccess', PaySuccess)
