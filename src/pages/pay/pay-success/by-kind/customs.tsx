import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { orderTexts } from '@/components/order/texts'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Timeline } from '@/components/ui/timeline'
import { dayAndTime, minuteOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { ORDER_STATUS } from '@/domain/order/codes'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import type { Sum } from '@/services/order/orders'
import type { Buyer, Declaration } from '@/services/placing/customs'
import { Cards, PaidCard, PlainWays } from '../parts/cards'
import { SceneHero } from '../parts/scene-hero'
import styles from './customs.module.scss'
import type { Face, FaceProps } from './face'
import { kindTexts as texts } from './texts'

/** Goods from abroad: nothing leaves before their customer declares them. */
const Customs = observer(function Customs({ model, order }: FaceProps) {
  const { number: orderNum, declareBefore, lastPaid, actions } = order
  const { title, note } = titleAndNote(order)
  const declaration = model.declaration.value
  const refund = { text: texts.cancelAndRefund, onTap: () => navigate('refund', { orderNum }) }
  return (
    <>
      <SceneHero order={order} title={title} notes={[note]} scene="customsStamp" />
      <Cards>
        <DeclareCard order={order} buyer={declaration?.buyer} />
        {declareBefore === null ? null : <WhyCard />}
        <WayCard order={order} />
        {declaration && declareBefore !== null ? <YearCard declaration={declaration} /> : null}
        {lastPaid && lastPaid.ways.length > 1 ? <PaidCard order={order} /> : null}
        <PriceCard order={order} />
        <PlainWays order={order} other={actions.includes('refund') ? refund : undefined} />
      </Cards>
    </>
  )
})

function titleAndNote({ declareBefore, status, statusName }: OrderDetail): {
  title: readonly string[]
  note: string
} {
  if (declareBefore !== null) return { title: texts.declareTitle, note: texts.declareNote }
  if (status === ORDER_STATUS.toShip) return { title: texts.inCustoms, note: texts.inCustomsNote }
  return { title: [status === ORDER_STATUS.toReceive ? texts.onWay : statusName], note: '' }
}

/** In whose name it is declared, the button, and until when. */
function DeclareCard({
  order: { number: orderNum, declareBefore },
  buyer
}: {
  order: OrderDetail
  buyer: Buyer | undefined
}) {
  const open = declareBefore !== null
  return (
    <Card>
      {buyer ? (
        <View className={styles.who}>
          <View className={styles.icon}>
            <Icon name="card" size={20} />
          </View>
          <View className={styles.words}>
            <View className={styles.name}>{texts.declareAs(buyer.name)}</View>
            <View className={styles.note}>{texts.idNumber(buyer.idNumber)}</View>
          </View>
        </View>
      ) : null}
      <Button block onTap={() => navigate('crossBorderCertificateDetail', { orderNum })}>
        {open ? orderTexts.declare : texts.seeCustoms}
      </Button>
      <View className={styles.until}>
        {open ? texts.declareUntil(minuteOf(declareBefore)) : texts.declared}
      </View>
    </Card>
  )
}

function WhyCard() {
  return (
    <Card title={texts.why}>
      <View role="list">
        {texts.reasons.map((reason) => (
          <View key={reason} className={styles.reason} role="listitem">
            <View className={styles.bullet} aria-hidden />
            <View className={styles.words}>{reason}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}

function WayCard({ order: { timeline } }: { order: OrderDetail }) {
  if (timeline.length === 0) return null
  const items = timeline.map(({ title, text, time, state }) => ({
    title,
    state,
    note: [dayAndTime(time), text].filter((part) => part !== '').join(' · ')
  }))
  return (
    <Card title={texts.next}>
      <Timeline items={items} />
    </Card>
  )
}

/** What its person has of the year, and this order of it. */
function YearCard({ declaration }: { declaration: Declaration }) {
  const { yearUsedFen, yearLimitFen, dutiableFen } = declaration
  const before = Math.max(0, yearUsedFen - dutiableFen)
  const left = Math.max(0, yearLimitFen - yearUsedFen)
  return (
    <Card title={texts.year} extra={<View className={styles.limit}>{`¥${formatYuan(yearLimitFen)}`}</View>}>
      <View className={styles.bar} aria-hidden>
        <View className={styles.used} style={{ flexGrow: before }} />
        <View className={styles.own} style={{ flexGrow: dutiableFen }} />
        <View style={{ flexGrow: left }} />
      </View>
      <View className={styles.note}>{texts.yearUsed(before, dutiableFen, left)}</View>
    </Card>
  )
}

function PriceCard({ order: { lines, sums } }: { order: OrderDetail }) {
  const [total, ...others] = sums
  if (!total) return null
  return (
    <Card>
      <PriceLines lines={lines} total={toRow(total)} parts={others.map(toRow)} />
    </Card>
  )
}

const toRow = ({ name, fen, note }: Sum) => ({ label: name, fen, note })

export const face: Face = { View: Customs }
