import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { BookingCalendar } from '@/components/booking/booking-calendar'
import { SlotTime, SlotTimes } from '@/components/booking/slot-times'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tag } from '@/components/ui/tag'
import { dayAndTime, longDate } from '@/domain/date'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order'
import styles from './index.module.scss'
import { ChangeDateModel } from './model'
import { texts } from './texts'

function SugarChangeDate() {
  const { orderNum } = useParams('sugarChangeDate')
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      {orderNum ? <ChangeDate key={orderNum} orderNum={orderNum} /> : <OrderMissing />}
    </View>
  )
}

const ChangeDate = observer(function ChangeDate({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new ChangeDateModel(root, scope, orderNum))
  return (
    <OrderView
      value={model.request.loadable}
      skeleton={<SkeletonList rows={3} />}
      onRetry={() => void model.load()}
      onLogin={() => navigate('authorize', { url: publicHref('sugarChangeDate', { orderNum }) })}
    >
      {(order) =>
        order.actions.includes('reschedule') ? (
          <Choice model={model} order={order} />
        ) : (
          <Empty
            title={texts.notNow}
            actions={[
              {
                text: texts.back,
                onTap: () => navigate('sugarOrderDetail', { orderNum }, { replace: true })
              }
            ]}
          />
        )
      }
    </OrderView>
  )
})

interface ChoiceProps {
  model: ChangeDateModel
  order: OrderDetail
}

/** The day as it is and as it will be, beside each other; then day and time to choose from. */
const Choice = observer(function Choice({ model, order }: ChoiceProps) {
  const { date, chosen, calendarOpen, changesLeft } = model
  return (
    <>
      <Card
        className={styles.card}
        title={order.productName}
        extra={<Tag tone="primary">{texts.left(changesLeft)}</Tag>}
      >
        <View className={styles.sides}>
          <View className={styles.side}>
            <View className={styles.label}>{texts.before}</View>
            <View className={styles.day}>{longDate(order.date)}</View>
            <View className={styles.span}>{order.timespan}</View>
          </View>
          <Icon name="right" size={16} tone="ink3" className={styles.arrow} />
          <View className={cx(styles.side, styles.on)} role="status" aria-live="polite">
            <View className={styles.label}>{texts.after}</View>
            <View className={styles.day}>{date ? longDate(date) : texts.choose}</View>
            <View className={styles.span}>{chosen?.timespan ?? ''}</View>
          </View>
        </View>
      </Card>
      {order.freeChangeBefore ? (
        <Notice tone="primary" icon="clock">
          {texts.free(dayAndTime(order.freeChangeBefore))}
        </Notice>
      ) : null}
      <Card className={styles.card}>
        <ListRow icon="pin" label={order.branchName} note={order.branch.address} />
        <ListRow
          icon="cal"
          label={texts.newDate}
          value={date ? longDate(date) : undefined}
          hint={texts.more}
          ariaLabel={`${texts.newDate} ${date ? longDate(date) : texts.choose}`}
          onTap={() => void model.openCalendar()}
        />
      </Card>
      <Card className={styles.card} title={texts.times}>
        <Times model={model} />
      </Card>
      <ActionBar
        left={
          <View className={styles.sum}>
            <View>{chosen ? `${longDate(date)} ${chosen.timespan}` : texts.none}</View>
            <View className={styles.kept}>{texts.first}</View>
          </View>
        }
      >
        <Button block loading={model.busy} disabled={!chosen} onTap={() => void model.submit()}>
          {texts.confirm}
        </Button>
      </ActionBar>
      <BookingCalendar
        open={calendarOpen}
        mode="single"
        place={order.branchName}
        days={model.days}
        today={model.today}
        chosen={date || order.date}
        onPick={model.pickDate}
        onClose={model.closeCalendar}
      />
    </>
  )
})

const Times = observer(function Times({ model }: { model: ChangeDateModel }) {
  const { loadable, value = [] } = model.slots
  if (model.date === '') return <View className={styles.nothing}>{texts.dateFirst}</View>
  if (loadable.state === 'failed') {
    return (
      <Button kind="line" size="sm" onTap={() => void model.loadSlots()}>
        {texts.timesFailed}
      </Button>
    )
  }
  if (loadable.state !== 'ready') return <SkeletonList rows={1} />
  if (value.length === 0) {
    return (
      <View className={styles.nothing} role="status">
        {texts.noTimes}
      </View>
    )
  }
  return (
    <View role="radiogroup" aria-label={texts.times}>
      <SlotTimes>
        {value.map((slot) => (
          <SlotTime
            key={slot.id}
            slot={slot}
            on={slot === model.chosen}
            open={slot.remaining > 0}
            held={false}
            onTap={() => model.mark(slot.id)}
          />
        ))}
      </SlotTimes>
    </View>
  )
})

export default page('sugarChangeDate', SugarChangeDate)
