import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { WayState } from '@/components/order/way'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { SkeletonList } from '@/components/ui/skeleton'
import { ORDER_STATUS } from '@/domain/order/codes'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order/order'
import { barActions } from '../shared/actions/bar-actions'
import { OrderDetailModel } from '../shared/detail/model'
import type { PlanProps, Sections } from '../shared/detail/section'
import { GoodsCard } from '../shared/detail/sections/goods-card'
import { VisitCard } from '../shared/detail/sections/visit-card'
import { statusNote } from '../shared/status-note'
import styles from './index.module.scss'
import { texts } from './texts'

/** What was booked, with the doses of an order that has some. */
async function sectionsOf({ doses }: OrderDetail): Promise<Sections> {
  const ofDoses = doses.length > 0 ? await import('../shared/detail/sections/doses-card') : null
  return [
    { name: 'visit', View: VisitCard },
    ...(ofDoses ? [{ name: 'doses', View: ofDoses.DosesCard }] : []),
    { name: 'goods', View: GoodsCard }
  ]
}

/** What leads on from a booking; the rest of what can be done to its order is offered on the order's own page. */
const WAYS_ON: readonly string[] = ['pay', 'payBalance', 'refreshPay', 'reschedule']

/** What an order booked, to be looked over, and the ways on from it (§2). */
function BookingConfirm() {
  const { id } = useParams('bookingConfirm')
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      {id ? <Booking key={id} id={id} /> : <OrderMissing />}
    </View>
  )
}

const Booking = observer(function Booking({ id }: { id: string }) {
  const model = usePageModel((root, scope) => new OrderDetailModel(root, scope, id, sectionsOf))
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))
  return (
    <OrderView
      value={model.request.loadable}
      skeleton={<SkeletonList rows={3} />}
      onRetry={() => void model.load()}
      onLogin={() => navigate('authorize', { url: publicHref('bookingConfirm', { id }) })}
    >
      {(order) => <Booked model={model} order={order} />}
    </OrderView>
  )
})

const Booked = observer(function Booked({ model, order }: PlanProps<Sections>) {
  const actions = order.actions.filter((action) => WAYS_ON.includes(action))
  const ways = actions.length > 0 ? barActions({ ...order, actions }, model) : []
  const note = order.status === ORDER_STATUS.unpaid ? texts.lookOver : statusNote(order, model.now())
  return (
    <>
      <Card className={styles.state}>
        <WayState name={order.statusName} text={note} />
      </Card>
      {model.plan?.map(({ name, View: Part }) => (
        <Part key={name} model={model} order={order} />
      ))}
      <ActionBar>
        <View className={styles.bar}>
          <Button
            kind={ways.length > 0 ? 'line' : 'primary'}
            className={styles.button}
            onTap={() => toOrder(order.number, order.kind)}
          >
            {texts.detail}
          </Button>
          {ways.map(({ text, kind, onTap }) => (
            <Button key={text} kind={kind} className={styles.button} onTap={onTap}>
              {text}
            </Button>
          ))}
        </View>
      </ActionBar>
    </>
  )
})

export default page('bookingConfirm', BookingConfirm)
