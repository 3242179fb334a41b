import { View } from '@tarojs/components'
import { owedName } from '@/components/order/owed-name'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import { numberedVisit } from '@/domain/kinds/visit-words'
import { formatYuan } from '@/domain/money'
import type { Dose, OrderDetail } from '@/services/order/order'
import styles from './card.module.scss'
import { texts } from './texts'

interface DoseCardProps {
  order: OrderDetail
  dose: Dose
  booked: BookedDraft
}

/** Which dose, where and when; what it was before, and that nothing is paid. */
export function DoseCard({ order, dose, booked: { visit } }: DoseCardProps) {
  const { owed } = order
  return (
    <Card>
      <View className={styles.product}>
        <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{order.productName}</View>
          {order.doses.length > 1 ? (
            <View
              className={styles.note}
            >{`${numberedVisit(order.kind, dose.no)} / ${order.doses.length}`}</View>
          ) : null}
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
