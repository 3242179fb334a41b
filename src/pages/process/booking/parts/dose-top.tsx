import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { DoseSteps } from '@/components/dose/dose-steps'
import { stepsOf } from '@/components/dose/steps-of'
import { doseTexts } from '@/components/dose/texts'
import { owedName } from '@/components/order/owed-name'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { lastBookableDate } from '@/domain/booking/calendar/month-grid'
import { daysBetween, monthDay } from '@/domain/date'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { formatYuan } from '@/domain/money'
import type { Dose, OrderDetail } from '@/services/order/order'
import type { DoseModel } from '../dose'
import { doseBookingTexts as texts } from '../dose-texts'
import page from '../index.module.scss'
import styles from './dose-top.module.scss'

interface DoseTopProps {
  open: boolean
  dose: DoseModel
  /** The day that is looked at. */
  date: string
  today: string
}

/** What was bought and for whom, how its doses stand, and how long after the dose before it the chosen day is. */
export const DoseTop = observer(function DoseTop({ dose: model, date, today }: DoseTopProps) {
  const { order, dose, before } = model
  if (!order || !dose) return null
  return (
    <>
      <View className={page.product}>
        <Img src={order.image} tone={order.tone} round="8" className={page.thumb} />
        <View className={page.about}>
          <View className={page.name}>{order.productName}</View>
          <View className={page.facts}>{`${order.person.name} · ${paidText(order)}`}</View>
        </View>
      </View>
      {order.doses.length > 1 ? (
        <View className={styles.steps}>
          <DoseSteps steps={stepsOf(order.kind, order.doses, dose.no)} />
        </View>
      ) : null}
      {before ? (
        <Ruler
          name={numberedVisit(order.kind, before.no)}
          before={before}
          dose={dose}
          date={date}
          today={today}
        />
      ) : null}
    </>
  )
})

const paidText = ({ kind, owed, doses }: OrderDetail): string =>
  owed
    ? texts.owed(owedName(owed), formatYuan(owed.fen))
    : texts.paid(doseTexts.count(doses.length, visitWordsOf(kind).unit))

interface RulerProps {
  /** Of the dose before. */
  name: string
  before: Dose
  dose: Dose
  date: string
  today: string
}

/** The interval of the chosen day on the way from the dose before to the last day that can be booked. */
function Ruler({ name: nameBefore, before, dose, date, today }: RulerProps) {
  const booked = lastBookableDate(today)
  const last = dose.to !== '' && dose.to < booked ? dose.to : booked
  const whole = Math.max(1, daysBetween(before.date, last))
  const at = (day: string): string => {
    const percent = Math.round((100 * daysBetween(before.date, day)) / whole)
    return `${Math.min(100, Math.max(0, percent))}%`
  }
  const ends = [
    { name: nameBefore, day: before.date },
    { name: texts.earliest, day: dose.from },
    { name: texts.latest, day: last }
  ]
  return (
    <Card
      className={styles.card}
      title={texts.interval(daysBetween(before.date, date))}
      extra={<View className={styles.rule}>{texts.atLeast(dose.interval)}</View>}
    >
      <View className={styles.bar} aria-hidden>
        <View className={styles.open} style={{ left: at(dose.from) }} />
        <View className={styles.knob} style={{ left: at(date) }} />
      </View>
      <View className={styles.ends}>
        {ends.map(({ name, day }) => (
          <View key={name} className={styles.end}>
            <View>{name}</View>
            <View>{monthDay(day)}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
