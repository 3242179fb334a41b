import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { AlternativesSheet } from '@/components/booking/alternatives-sheet'
import { BookingCalendar } from '@/components/booking/booking-calendar'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { MAX_CHANGES } from '@/domain/order/change'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { dayAndTime, longDate } from '@/domain/date'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { OrderDetail } from '@/services/order/order'
import { callAbout, toRefund } from '../actions/ways-on'
import styles from './index.module.scss'
import { ChangeDateModel } from './model'
import { BranchSheet } from './parts/branch-sheet'
import { Difference } from './parts/difference'
import { Sides } from './parts/sides'
import { When } from './parts/when'
import { texts } from './texts'

/** Pages on which a day is changed, and the page of the order that each leads back to. */
const DETAILS = { changeDate: 'orderDetail', sugarChangeDate: 'sugarOrderDetail' } as const
type Of = keyof typeof DETAILS

/** Another day for the visit of an order, under whichever address (§2). */
export function ChangeDateScreen({ of }: { of: Of }) {
  const { orderNum } = useParams(of)
  return (
    <View className={styles.page}>
      {orderNum ? (
        <ChangeDate key={orderNum} of={of} orderNum={orderNum} />
      ) : (
        <>
          <Header title={texts.title} />
          <OrderMissing />
        </>
      )}
    </View>
  )
}

const ChangeDate = observer(function ChangeDate({ of, orderNum }: { of: Of; orderNum: string }) {
  const model = usePageModel((root, scope) => new ChangeDateModel(root, scope, orderNum, DETAILS[of]))
  const first = model.refusal === '' && model.order !== undefined && model.isFirst
  return (
    <>
      <Header title={first ? texts.bookTitle : texts.title} />
      <OrderView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={3} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref(of, { orderNum }) })}
      >
        {(order) => <Content model={model} order={order} seeOrder={() => toOrder(of, orderNum)} />}
      </OrderView>
      <AlternativesSheet
        open={model.others.open}
        message={model.others.message}
        list={model.others.list}
        busy={model.busy}
        onChoose={(other) => void model.choose(other)}
        onClose={model.closeOthers}
      />
    </>
  )
})

const toOrder = (of: Of, orderNum: string): void => navigate(DETAILS[of], { orderNum }, { replace: true })

interface ContentProps {
  model: ChangeDateModel
  order: OrderDetail
}

const Content = observer(function Content({
  model,
  order,
  seeOrder
}: ContentProps & { seeOrder: () => void }) {
  const { refusal } = model
  if (refusal !== '') return <Refused model={model} order={order} seeOrder={seeOrder} />
  if (order.owed?.purpose === 'change') return <Unpaid model={model} />
  return <Choice model={model} order={order} />
})

/** Why it stays, and what can be done instead. */
function Refused({ model, order, seeOrder }: ContentProps & { seeOrder: () => void }) {
  const { refusal } = model
  const title =
    refusal === 'late'
      ? texts.late(dayAndTime(order.freeChangeBefore))
      : refusal === 'often'
        ? texts.often(MAX_CHANGES)
        : texts.notNow
  if (refusal !== 'late') return <Empty title={title} actions={[{ text: texts.seeOrder, onTap: seeOrder }]} />
  const refund = { text: texts.refund, kind: 'line' as const, onTap: () => toRefund(order) }
  return (
    <Empty
      title={title}
      text={texts.lateText(order.phone, visitWordsOf(order.kind).come)}
      actions={[
        ...(order.actions.includes('refund') ? [refund] : []),
        order.phone === ''
          ? { text: texts.seeOrder, onTap: seeOrder }
          : { text: texts.call, onTap: () => callAbout(order) }
      ]}
    />
  )
}

/** An earlier change waits for its difference: it is paid, or not wanted any more. */
const Unpaid = observer(function Unpaid({ model }: { model: ChangeDateModel }) {
  return (
    <Empty
      title={texts.openTitle}
      text={texts.openText}
      actions={[
        { text: texts.withdraw, kind: 'line', onTap: () => void model.withdraw() },
        { text: texts.payDifference, onTap: model.payDifference }
      ]}
    />
  )
})

/** The day as it is and as it will be, beside each other; then day and time to choose from, and what that costs. */
const Choice = observer(function Choice({ model, order }: ContentProps) {
  const { date, chosen, calendarOpen, isFirst, branch } = model
  const here = branch?.id === order.branch.id
  // What a change costs is told of a chosen time.
  const differenceFen = isFirst || !chosen ? null : order.changeFen
  return (
    <>
      <Sides model={model} order={order} />
      {!isFirst && order.freeChangeBefore ? (
        <Notice tone="primary" icon="clock">
          {texts.free(dayAndTime(order.freeChangeBefore))}
        </Notice>
      ) : null}
      <Card rows className={styles.card}>
        <ListRow
          icon="pin"
          label={branch?.name ?? ''}
          note={here ? order.branch.address : ''}
          value={texts.changeBranch}
          onTap={model.showBranches}
        />
      </Card>
      <When model={model} />
      {differenceFen === null ? null : <Difference order={order} />}
      {isFirst ? null : (
        <View className={styles.kept}>
          <Icon name="shield" size={16} className={styles.keptIcon} />
          <View>{texts.first}</View>
        </View>
      )}
      <ActionBar
        left={
          <View className={styles.sum}>
            <View className={styles.sumDay}>
              {chosen ? `${longDate(date)} ${chosen.timespan}` : texts.notChosen}
            </View>
            {differenceFen === 0 ? <View className={styles.sumNote}>{texts.noDifference}</View> : null}
          </View>
        }
      >
        <Button block loading={model.busy} disabled={!chosen} onTap={() => void model.submit()}>
          {isFirst ? texts.confirmBook : (differenceFen ?? 0) > 0 ? texts.agreeDearer : texts.confirm}
        </Button>
      </ActionBar>
      <BookingCalendar
        open={calendarOpen}
        mode="single"
        place={branch?.name ?? ''}
        days={model.days}
        today={model.today}
        chosen={date || order.date}
        onPick={model.pickDate}
        onClose={model.closeCalendar}
      />
      <BranchSheet open={model.branches.open} model={model} />
    </>
  )
})
