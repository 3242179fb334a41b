import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { orderTexts } from '@/components/order/texts'
import { isApart, toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { DateTile } from '@/components/ui/date-tile'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { weekdayLabel } from '@/domain/date'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import type { Order } from '@/services/order/orders'
import styles from '../index.module.scss'
import type { HelpModel } from '../model'
import type { OwnPage, OwnService } from '../own'
import { texts } from '../texts'

/** The orders that it may be about, and what can be done alone about the chosen one. */
export const Orders = observer(function Orders({ model }: { model: HelpModel }) {
  if (!model.loggedIn) return <Guest />
  const { loadable, value } = model.orders
  if (!value && loadable.state === 'failed')
    return <Failed text={texts.ordersFailed} onRetry={() => void model.loadOrders()} />
  if (!value) return <Waiting />
  if (value.length === 0) return null
  return (
    <>
      <Card title={texts.orders} more={texts.allOrders} onMore={() => navigate('orderList')}>
        <View role="radiogroup" aria-label={texts.orders}>
          {value.map((order) => (
            <OrderRow key={order.number} order={order} model={model} />
          ))}
        </View>
      </Card>
      <Own model={model} />
    </>
  )
})

function Guest() {
  return (
    <Card className={styles.guest}>
      <View className={styles.who}>{texts.guest}</View>
      <Button size="md" onTap={() => navigate('authorize', { url: publicHref('help') })}>
        {texts.logIn}
      </Button>
    </Card>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Card className={styles.guest}>
      <View className={styles.who} role="alert">
        {text}
      </View>
      <Button size="md" kind="line" icon="refresh" onTap={onRetry}>
        {texts.retry}
      </Button>
    </Card>
  )
}

/** The room of an order and of what can be done about it. */
function Waiting() {
  return (
    <Card title={texts.orders}>
      <View className={styles.waiting} role="status" aria-busy="true" aria-label={texts.orders}>
        <SkeletonBlock shape="title" width={60} />
        <SkeletonBlock width={80} />
        <SkeletonBlock width={40} />
      </View>
    </Card>
  )
}

const OrderRow = observer(function OrderRow({ order, model }: { order: Order; model: HelpModel }) {
  const on = model.chosen === order.number
  return (
    <Tap
      role="radio"
      checked={on}
      className={styles.order}
      label={texts.chooseOf([order.productName, factsOf(order)].join('，'))}
      onTap={() => model.choose(order.number)}
    >
      {order.date ? (
        <DateTile date={order.date} />
      ) : (
        <Img src={order.image} tone={order.tone} round="12" className={styles.picture} />
      )}
      <View className={styles.who}>
        <View className={styles.product}>{order.productName}</View>
        <View className={styles.quiet}>{factsOf(order)}</View>
      </View>
      <View className={cx(styles.choice, on && styles.chosen)}>{on ? texts.chosen : texts.choose}</View>
    </Tap>
  )
})

/** 周二 08:00 · 望京分院 · 待到检 */
function factsOf({ date, timespan, branchName, spec, quantity, statusName }: Order): string {
  const when = date ? [weekdayLabel(date), timespan.split('-')[0]].join(' ').trim() : ''
  const what = spec ? orderTexts.pieces(spec, quantity) : ''
  return [when, branchName, what, statusName].filter((part) => part !== '').join(' · ')
}

/** What can be done alone about the chosen order, each with its own time. */
const Own = observer(function Own({ model }: { model: HelpModel }) {
  const { loadable, value } = model.order
  if (!value && loadable.state === 'failed')
    return <Failed text={texts.orderFailed} onRetry={() => model.loadOrder(true)} />
  return (
    <Card title={texts.own} extra={<Text className={styles.quiet}>{texts.ownNote}</Text>}>
      {value ? (
        <View className={styles.services}>
          {model.own.map((service) => (
            <View key={service.title} className={styles.service}>
              <OwnTile service={service} order={value} />
            </View>
          ))}
        </View>
      ) : (
        <View className={styles.servicesRoom} role="status" aria-busy="true" aria-label={texts.own}>
          <SkeletonBlock shape="title" width={60} />
          <SkeletonBlock width={80} />
          <SkeletonBlock shape="title" width={60} />
          <SkeletonBlock width={80} />
        </View>
      )}
    </Card>
  )
})

function OwnTile({ service, order }: { service: OwnService; order: OrderDetail }) {
  const { icon, title, text, to } = service
  return (
    <Tap className={styles.tile} role="link" onTap={() => open(order, to)}>
      <View className={styles.tileTop}>
        <View className={styles.mark}>
          <Icon name={icon} tone="primary" />
        </View>
        <Icon name="right" size={16} tone="ink3" />
      </View>
      <View className={styles.name}>{title}</View>
      <View className={styles.until}>{text}</View>
    </Tap>
  )
}

function open(order: OrderDetail, to: OwnPage): void {
  const { number: orderNum, kind, report } = order
  switch (to) {
    case 'order':
      return toOrder(orderNum, kind)
    case 'date':
      return navigate(isApart(kind) ? 'sugarChangeDate' : 'changeDate', { orderNum })
    case 'refund':
      return navigate('refund', { orderNum })
    case 'invoice':
      return navigate('invoice', { orderNum })
    case 'parcel':
      return navigate('logisticsInfo', { orderNum })
    case 'customs':
      return navigate('crossBorderCertificateDetail', { orderNum })
    case 'kit':
      return navigate('southgeneOrderDetail', { orderNum })
    case 'report':
      return navigate('myReport', {
        ...(report?.contactsId ? { contact: report.contactsId } : {}),
        ...(report?.reportNo ? { report: report.reportNo } : {})
      })
  }
}
