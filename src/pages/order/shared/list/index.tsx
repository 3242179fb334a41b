import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { LoadableView } from '@/components/loadable-view'
import { OrderCard } from '@/components/order/order-card'
import { toOrder } from '@/components/order/to-order'
import { Chip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Header, HeaderIcon, HeaderLink } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Listed } from '@/components/listed'
import { onDemand } from '@/components/ui/on-demand'
import { useBeside } from '@/components/use-beside'
import { Empty } from '@/components/ui/page-state'
import { SearchBox } from '@/components/ui/search-box'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CancelSheet } from '../actions/cancel-sheet'
import { cardNote } from '../status-note'
import { cardActions } from '../actions/card-actions'
import { End } from './end'
import { GroupCard } from './group-card'
import { entriesOf } from './groups'
import styles from './index.module.scss'
import { OrderListModel, type OrderPage } from './model'
import { KEYWORD_LIMIT } from './search'
import { texts } from './texts'

const Beside = onDemand(() => import('./beside').then((part) => part.Beside))

export interface OrderListProps {
  of: 'orderList' | 'sugarOrders'
  /** Category of the orders; all without. */
  type?: number
  title: string
}

/** Orders of the account by tab. */
export const OrderListScreen = observer(function OrderListScreen({ of, type, title }: OrderListProps) {
  const params = useParams(of)
  const model = usePageModel((root, scope) => new OrderListModel(root, scope, { ...params, type }))
  const beside = useBeside('split')
  useReachBottom(() => void model.loadMore())
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <Top model={model} title={title} />
      <View className={cx(styles.tabs, model.search.open && styles.searching)}>
        <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={model.select} />
      </View>
      {model.search.open && model.byKind ? <Kinds search={model.search} /> : null}
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList pictures />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing model={model} />}
        onRetry={() => void model.load()}
      >
        {(shown) =>
          beside ? (
            <Beside open model={model} shown={shown} first={params.order ?? ''} />
          ) : (
            <Orders model={model} shown={shown} />
          )
        }
      </LoadableView>
      <CancelSheet actions={model.actions} />
    </View>
  )
})

/** The title, or the word that orders are looked for by. */
const Top = observer(function Top({ model, title }: { model: OrderListModel; title: string }) {
  const { search } = model
  if (!search.open)
    return (
      <Header
        title={title}
        right={
          <HeaderIcon label={texts.search} onTap={search.begin}>
            <Icon name="search" size={22} />
          </HeaderIcon>
        }
      />
    )
  return (
    <Header
      title={title}
      search={
        <SearchBox
          variant="ring"
          value={search.typed}
          onChange={search.type}
          onSearch={search.submit}
          placeholder={texts.searchFor}
          maxLength={KEYWORD_LIMIT}
          autoFocus
        />
      }
      right={<HeaderLink label={texts.endSearch} onTap={model.endSearch} />}
    />
  )
})

const Kinds = observer(function Kinds({ search }: { search: OrderListModel['search'] }) {
  return (
    <View className={styles.kinds} role="radiogroup" aria-label={texts.kinds}>
      <Chip surface role="radio" on={search.kind === null} onTap={() => search.choose(null)}>
        {texts.everyKind}
      </Chip>
      {search.choices.map(({ id, name }) => (
        <Chip key={id} surface role="radio" on={search.kind === id} onTap={() => search.choose(id)}>
          {name}
        </Chip>
      ))}
    </View>
  )
})

const Nothing = observer(function Nothing({ model }: { model: OrderListModel }) {
  if (model.search.narrows)
    return (
      <Empty
        scene="emptyCart"
        {...texts.notFound}
        actions={[{ text: texts.clear, kind: 'line', onTap: model.showAll }]}
      />
    )
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
}

const Orders = observer(function Orders({ model, shown }: OrdersProps) {
  return (
    <View>
      <Listed count={shown.list.length} more={shown.hasMore} />
      <View role="list">
        {entriesOf(shown.list).map(([order, ...others]) => {
          if (!order) return null
          const open = () => toOrder(order.number, order.kind)
          if (others.length > 0)
            return (
              <GroupCard
                key={order.payOrder}
                orders={[order, ...others]}
                actions={model.actions}
                now={model.now}
                onOpen={({ number, kind }) => toOrder(number, kind)}
                onExpire={model.expired}
              />
            )
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
      <End model={model} shown={shown} />
    </View>
  )
})
