import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { LoadableView } from '@/components/loadable-view'
import { OrderCard } from '@/components/order/order-card'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { Tap } from '@/components/ui/tap'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CancelSheet } from '../cancel-sheet'
import { cardNote } from '../status-note'
import { cardActions } from './card-actions'
import styles from './index.module.scss'
import { OrderListModel, type OrderPage } from './model'
import { texts } from './texts'

/** Pages that are lists of orders, and the page that an order of each opens. */
const DETAILS = { orderList: 'orderDetail', sugarOrders: 'sugarOrderDetail' } as const

export interface OrderListProps {
  of: keyof typeof DETAILS
  /** Category of the orders; all without. */
  type?: number
  title: string
}

/** Orders of the account by tab. */
export const OrderListScreen = observer(function OrderListScreen({ of, type, title }: OrderListProps) {
  const params = useParams(of)
  const model = usePageModel((root, scope) => new OrderListModel(root, scope, { ...params, type }))
  useReachBottom(() => void model.loadMore())
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <Header title={title} />
      <View className={styles.tabs}>
        <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={model.select} />
      </View>
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList pictures />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing model={model} />}
        onRetry={() => void model.load()}
      >
        {(shown) => <Orders model={model} shown={shown} detail={DETAILS[of]} />}
      </LoadableView>
      <CancelSheet actions={model.actions} />
    </View>
  )
})

const Nothing = observer(function Nothing({ model }: { model: OrderListModel }) {
  const { title, text } = texts.empty[model.tab]
  const shop = { text: texts.toShop, onTap: () => navigate('shop') }
  const all = { text: texts.all, kind: 'line' as const, onTap: () => model.select(0) }
  return (
    <Empty scene="emptyCart" title={title} text={text} actions={model.tab === 0 ? [shop] : [all, shop]} />
  )
})

interface OrdersProps {
  model: OrderListModel
  shown: OrderPage
  detail: (typeof DETAILS)[keyof typeof DETAILS]
}

const Orders = observer(function Orders({ model, shown, detail }: OrdersProps) {
  return (
    <View>
      <View role="list">
        {shown.list.map((order) => {
          const open = () => navigate(detail, { orderNum: order.number })
          return (
            <OrderCard
              key={order.number}
              order={order}
              note={cardNote(order, model.now())}
              actions={cardActions(order, model.actions, open)}
              now={model.now}
              onOpen={open}
              onExpire={model.expired}
            />
          )
        })}
      </View>
      {model.more === 'failed' ? (
        <Tap className={styles.end} onTap={() => void model.loadMore()}>
          {texts.moreFailed}
        </Tap>
      ) : (
        <View className={styles.end} aria-live="polite">
          {shown.hasMore ? texts.more : texts.end}
        </View>
      )}
    </View>
  )
})
