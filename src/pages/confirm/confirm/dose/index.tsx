import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { OrderView } from '@/components/order/order-view'
import { owedName } from '@/components/order/owed-name'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { Loading } from '@/components/ui/loading'
import { Empty } from '@/components/ui/page-state'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import type { ProductKind } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { Dose, OrderDetail } from '@/services/order'
import page from '../index.module.scss'
import type { ConfirmParams } from '../../shared/confirmable'
import { LockedPerson } from '../parts/locked-person'
import { DoseModel } from './model'
import styles from './index.module.scss'
import { texts } from './texts'

interface DoseScreenProps {
  open: boolean
  params: ConfirmParams
  kind: ProductKind
}

/** The confirm screen of a dose that gets its day, or another one. */
export const DoseScreen = observer(function DoseScreen({ params, kind }: DoseScreenProps) {
  const model = usePageModel((root, scope) => new DoseModel(root, scope, params, kind))
  if (model.done) return <Loading inline />
  return (
    <OrderView
      value={model.request.loadable}
      onRetry={() => void model.load()}
      onLogin={() => navigate('authorize', { url: publicHref('confirm', { ...params }) })}
    >
      {(order) => <Content model={model} order={order} />}
    </OrderView>
  )
})

const Content = observer(function Content({ model, order }: { model: DoseModel; order: OrderDetail }) {
  const { booked, dose, params } = model
  const toOrder = () => navigate('orderDetail', { orderNum: order.number }, { replace: true })
  if (!dose || dose.action === '') {
    return <Empty title={texts.ended} actions={[{ text: texts.toOrder, onTap: toOrder }]} />
  }
  if (!booked) {
    const toBooking = () => navigate('booking', { ...params, type: order.kind }, { replace: true })
    return <Empty title={texts.noVisit} actions={[{ text: texts.toBooking, onTap: toBooking }]} />
  }
  return (
    <View className={page.page}>
      <HoldStrip keeper={model.hold} />
      <View className={page.cards}>
        <DoseCard order={order} dose={dose} booked={booked} />
        <LockedPerson title={texts.person} rows={order.person} />
        <View className={styles.rule}>{texts.changeRule}</View>
      </View>
      <ActionBar>
        <Button block loading={model.busy} onTap={() => void model.submit()}>
          {dose.action === 'date' ? texts.move : texts.book}
        </Button>
      </ActionBar>
    </View>
  )
})

interface DoseCardProps {
  order: OrderDetail
  dose: Dose
  booked: BookedDraft
}

/** Which dose, where and when; what it was before, and that nothing is paid. */
function DoseCard({ order, dose, booked: { visit } }: DoseCardProps) {
  const { owed } = order
  return (
    <Card>
      <View className={styles.product}>
        <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{order.productName}</View>
          <View className={styles.note}>
            {order.doses.length > 1 ? `${texts.dose(dose.no)} / ${order.doses.length}` : texts.dose(dose.no)}
          </View>
        </View>
      </View>
      <ListRow icon="pin" label={visit.branch.name} note={visit.branch.address} />
      <ListRow
        icon="clock"
        label={`${longDate(visit.date)} ${timespanText(visit.timespan)}`}
        note={
          dose.action === 'date'
            ? `${texts.before} ${longDate(dose.date)} ${timespanText(dose.timespan)}`
            : undefined
        }
      />
      <ListRow
        label={owed ? texts.owed(owedName(owed), formatYuan(owed.fen)) : texts.paid}
        value={texts.nothingDue}
      />
    </Card>
  )
}
