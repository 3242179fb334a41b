import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { formatYuan } from '@/domain/money'
import { isExpired } from '@/domain/order/timers'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order/order'
import { Confirming } from '../shared/confirming'
import styles from './index.module.scss'
import { GoPayModel } from './model'
import { Channels } from './parts/channels'
import { ClosedOrder } from './parts/closed-order'
import { PaySkeleton } from './parts/pay-skeleton'
import { SeatPromise, Sum, Visit } from './parts/summary'
import { Together } from './parts/together'
import { texts } from './texts'

function GoPay() {
  // R4.67: on channel 66 the order is named by `orderNum`.
  const { orderNum, ...asked } = useParams('goPay')
  const params = { ...asked, orderNo: asked.orderNo || orderNum }
  const model = usePageModel((root, scope) => new GoPayModel(root, scope, params))

  return (
    <View className={styles.page}>
      <Header
        title={model.several ? texts.titleTogether : texts.title}
        variant="page"
        onBack={() => void model.back()}
      />
      {params.orderNo ? (
        <OrderView
          value={model.order.loadable}
          skeleton={<PaySkeleton amountFen={model.knownFen} />}
          onRetry={() => void model.load()}
          onLogin={() => navigate('authorize', { url: publicHref('goPay', params) })}
        >
          {(order) => <Content model={model} order={order} />}
        </OrderView>
      ) : (
        <OrderMissing title={texts.noNumber} />
      )}
    </View>
  )
}

const Content = observer(function Content({ model, order }: { model: GoPayModel; order: OrderDetail }) {
  const { verdict } = model
  if (model.done || verdict === 'paid') return <Loading inline />
  if (verdict === 'closed' || verdict === 'refunded') return <ClosedOrder order={order} verdict={verdict} />
  if (model.confirming || verdict === 'confirming') {
    const back = verdict === 'confirming' ? {} : { back: { text: texts.stay, onTap: model.stopAsking } }
    return <Confirming order={order} onAsk={model.watch.again} {...back} />
  }
  return <Form model={model} order={order} />
})

const Form = observer(function Form({ model, order }: { model: GoPayModel; order: OrderDetail }) {
  const bill = model.billOf(order)
  const { payDeadline, fen } = bill
  const over = payDeadline !== null && isExpired(payDeadline, model.now())
  const amount = formatYuan(fen)
  return (
    <>
      <Sum order={order} bill={bill} now={model.now} over={over} onEnd={model.timeOver} />
      {model.several ? <Together order={order} lost={model.lost} /> : <Visit order={order} bill={bill} />}
      <Channels model={model} />
      {model.later ? null : <SeatPromise order={order} />}
      <ActionBar>
        <Button
          part={`cashier-pay:${order.kind}`}
          block
          loading={model.busy}
          disabled={over || !model.option}
          onTap={() => void model.pay()}
        >
          {model.option ? texts.pay(model.option.name, amount) : texts.noChannel}
        </Button>
      </ActionBar>
    </>
  )
})

export default page('goPay', GoPay)
