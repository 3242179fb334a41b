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
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CancelSheet } from '../shared/cancel-sheet'
import { cardNote } from '../shared/status-note'
import { cardActions } from './card-actions'
import styles from './index.module.scss'
import { OrderListModel, type OrderPage } from './model'
import { texts } from './texts'

function OrderList() {
  const params = useParams('orderList')
  const model = usePageModel((root, scope) => new OrderListModel(root, scope, params))
  useReachBottom(() => void model.loadMore())
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <Header title={texts.title} />
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
        {(shown) => <Orders model={model} shown={shown} />}
      </LoadableView>
      <CancelSheet actions={model.actions} />
    </View>
  )
}

const Nothing = observer(function Nothing({ model }: { model: OrderListModel }) {
  const { title, text } = texts.empty[model.tab]
  const shop = { text: texts.toShop, onTap: () => navigate('shop') }
  const all = { text: texts.all, kind: 'line' as const, onTap: () => model.select(0) }
  return (
    <Empty scene="emptyCart" title={title} text={text} actions={model.tab === 0 ? [shop] : [all, shop]} />
  )
})

const Orders = observer(function Orders({ model, shown }: { model: OrderListModel; shown: OrderPage }) {
  return (
    <View>
      <View role="list">
        {shown.list.map((order) => {
          const open = () => navigate('orderDetail', { orderNum: order.number })
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

export default page('orderList', OrderList)
