import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { DoseRuler } from '@/components/dose/dose-ruler'
import { doseName } from '@/components/dose/dose-name'
import { spanText } from '@/components/dose/span-text'
import { doseTexts } from '@/components/dose/texts'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { longDate } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { rulerOf, type Ruler } from '@/domain/order/dose-ruler'
import { navigate } from '@/routes/navigate'
import type { Dose, OrderDetail } from '@/services/order/order'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { NextOfVisit } from '../parts/next-of-visit'
import { PreparationCard } from '../parts/preparation-card'
import { SceneHero } from '../parts/scene-hero'
import { VisitCard } from '../parts/visit-card'
import { texts as pageTexts } from '../texts'
import styles from './doses.module.scss'
import type { Face, FaceProps } from './face'
import { kindTexts as texts } from './texts'

/** Doses of a vaccine: which one has its day, and when the next ones may be. */
const Doses = observer(function Doses({ model, order }: FaceProps) {
  const { kind, doses, productCode: id, number: orderNum } = order
  const toBook = model.visitAhead ? undefined : doses.find(({ action }) => action === 'book')
  const booked = bookedOf(order)
  const next = toBook && texts.bookDose(doseName(kind, toBook.no, doses.length))
  const ruler = rulerOf(doses)
  return (
    <>
      <SceneHero
        order={order}
        title={titleOf(order, booked, next)}
        notes={booked ? [booked.timespan, booked.branchName] : [order.productName]}
        scene="vaccineCard"
      />
      <Cards>
        {ruler ? <RulerCard order={order} ruler={ruler} /> : null}
        {ruler ? null : <VisitCard model={model} order={order} />}
        {toBook && next ? (
          <NextStep
            text={next}
            icon="calcheck"
            onTap={() => navigate('booking', { type: kind, id, orderNum, visitNo: String(toBook.no) })}
          />
        ) : (
          <NextOfVisit model={model} order={order} />
        )}
        {ruler ? <VisitCard model={model} order={order} /> : null}
        <PreparationCard model={model} order={order} />
        <PaidCard order={order} />
        <PlainWays order={order} />
      </Cards>
    </>
  )
})

const bookedOf = ({ status, doses }: OrderDetail): Dose | undefined =>
  status === ORDER_STATUS.toVisit ? doses.find(({ state }) => state === 'booked') : undefined

function titleOf(
  { kind, status, statusName, doses }: OrderDetail,
  booked: Dose | undefined,
  next: string | undefined
): readonly string[] {
  if (booked) return [texts.doseBooked(doseName(kind, booked.no, doses.length)), longDate(booked.date)]
  if (next) return [texts.oneStep, next]
  return [status === ORDER_STATUS.awaitingOrg ? pageTexts.awaiting : statusName]
}

/** All doses of it to scale; one alone has its day below. */
function RulerCard({ order: { kind, doses }, ruler }: { order: OrderDetail; ruler: Ruler }) {
  const count = doseTexts.count(doses.length, visitWordsOf(kind).unit)
  return (
    <Card
      title={texts.doses(count, spanText(ruler.days))}
      extra={<Text className={styles.scale}>{texts.toScale}</Text>}
    >
      <DoseRuler kind={kind} doses={doses} ruler={ruler} />
      <View className={styles.why}>
        <Notice round tone="primary" icon="bell">
          {texts.tooEarly}
        </Notice>
      </View>
    </Card>
  )
}

export const face: Face = { View: Doses }
