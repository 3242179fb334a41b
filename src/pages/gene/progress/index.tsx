import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { OrderView } from '@/components/order/order-view'
import { StatusHero, UnderHero } from '@/components/order/status-hero'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { toOrder } from '@/components/order/to-order'
import { WayFacts } from '@/components/order/way'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import type { IconName } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { Timeline } from '@/components/ui/timeline'
import { dayAndTime } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order/order'
import styles from './index.module.scss'
import { KitCards } from './kit-card'
import { KitProgressModel } from './model'
import { texts } from './texts'
import { WayPictures } from './way-pictures'

function KitProgress() {
  const { orderNum = '' } = useParams('southgeneOrderDetail')
  return <View>{orderNum ? <Progress key={orderNum} orderNum={orderNum} /> : <Missing />}</View>
}

function Missing() {
  return (
    <>
      <Header title={texts.title} />
      <Empty
        title={texts.missing}
        text={texts.missingText}
        actions={[{ text: texts.toOrders, onTap: () => navigate('orderList') }]}
      />
    </>
  )
}

const Progress = observer(function Progress({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new KitProgressModel(root, scope, orderNum))
  return (
    <OrderView
      value={model.request.loadable}
      head={(drawn) => <HeroHeader title={texts.title} drawn={drawn} />}
      onRetry={() => void model.load()}
      onLogin={() => navigate('authorize', { url: publicHref('southgeneOrderDetail', { orderNum }) })}
    >
      {(order) => <Way order={order} model={model} />}
    </OrderView>
  )
})

/** Parcel, sample, report: by the picture of the step. */
const iconOf = (picture: string | undefined): IconName =>
  picture === 'parcel' ? 'box' : picture === 'clip' ? 'report' : 'drop'

/** Where the sample is, step by step, and what it is a sample of. */
function Way({ order, model }: { order: OrderDetail; model: KitProgressModel }) {
  const now = order.timeline.find(({ state }) => state === 'now') ?? order.timeline.at(-1)
  const atBranch = fulfilmentOf(order.kind, order.type)?.by === 'visit'
  const rows = [
    [texts.product, order.productName],
    [atBranch ? texts.branch : texts.kit, atBranch ? order.branchName : order.spec],
    [atBranch ? texts.tested : texts.receiver, order.person.name],
    [texts.sample, texts.destroyed],
    [texts.orderNum, order.number],
    [texts.createdAt, dayAndTime(order.createdAt)]
  ] as const
  return (
    <>
      <StatusHero title={now?.title ?? order.statusName} icon={iconOf(now?.picture)}>
        {now?.text}
      </StatusHero>
      <UnderHero>
        <Card title={texts.way}>
          <WayPictures steps={order.timeline} />
          <View className={styles.note}>{atBranch ? texts.branchNote : texts.note}</View>
        </Card>
        {order.kit ? <KitCards model={model.kit} kit={order.kit} /> : null}
        <Card title={texts.progress}>
          <Timeline
            items={order.timeline.map(({ title, text, time, state }) => ({
              title,
              state,
              note: [dayAndTime(time), text].filter((part) => part !== '').join(' · ')
            }))}
          />
        </Card>
        <Card>
          <WayFacts rows={rows} />
          <Button block kind="line" className={styles.order} onTap={() => toOrder(order.number, order.kind)}>
            {texts.order}
          </Button>
        </Card>
      </UnderHero>
    </>
  )
}

export default page('southgeneOrderDetail', KitProgress)
