import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Notice } from '@/components/ui/notice'
import { PicturedSteps } from '@/components/ui/pictured-steps'
import { dateOf } from '@/domain/date'
import { dayInRow, dayName, pastName } from '@/domain/day-names'
import { formatYuan } from '@/domain/money'
import { ORDER_STATUS } from '@/domain/order/codes'
import { KIT_FEN } from '@/domain/order/refund'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { DatedWay, type Station } from '../parts/dated-way'
import { SceneHero } from '../parts/scene-hero'
import { texts as pageTexts } from '../texts'
import type { Face, FaceProps } from './face'
import styles from './kit.module.scss'
import { kindTexts as texts } from './texts'

type KitState = NonNullable<OrderDetail['kit']>

/** A kit that is sent, comes back as a sample and ends as a report. */
const Kit = observer(function Kit({ model: { now }, order }: FaceProps) {
  const { number: orderNum, kit, productName, lastPaid } = order
  return (
    <>
      <SceneHero order={order} title={[titleOf(order, now)]} notes={[productName]} scene="kitOpen" wide />
      <Cards>
        <Card>
          <DatedWay stations={stationsOf(order, now)} />
          <View className={styles.back}>
            <Notice round tone="primary" icon="info">
              {texts.kitBack}
            </Notice>
          </View>
        </Card>
        <NextStep
          text={texts.seeWay}
          note={texts.seeWayNote}
          onTap={() => navigate('southgeneOrderDetail', { orderNum })}
        />
        {kit && kit.box.length > 0 ? <BoxCard kit={kit} /> : null}
        {kit && kit.guide.length > 0 ? (
          <Card title={texts.guide}>
            <PicturedSteps steps={kit.guide} />
          </Card>
        ) : null}
        {kit ? <RefundCard order={order} kit={kit} /> : null}
        {lastPaid && lastPaid.ways.length > 1 ? <PaidCard order={order} /> : null}
        <PlainWays order={order} other={{ text: pageTexts.seeShop, onTap: () => navigate('shop') }} />
      </Cards>
    </>
  )
})

function titleOf({ status, statusName, parcel }: OrderDetail, now: number): string {
  if (status === ORDER_STATUS.toReceive) return texts.kitOnWay
  if (status !== ORDER_STATUS.toShip) return statusName
  return parcel?.leavesBy ? texts.kitLeaves(dayName(dateOf(parcel.leavesBy), now)) : texts.kitSoon
}

function stationsOf({ payments, parcel, status, kit }: OrderDetail, now: number): readonly Station[] {
  const sent = status !== ORDER_STATUS.toShip
  const leaves = parcel?.leavesBy ? dateOf(parcel.leavesBy) : ''
  const reportDays = kit?.reportDays ?? 0
  return [
    {
      ...{ title: texts.paid, icon: 'wallet', state: 'done' },
      lines: [pastName(payments.at(-1)?.time ?? '', now)]
    },
    {
      ...{ title: texts.sends, icon: 'box', state: sent ? 'done' : 'now' },
      lines: leaves === '' ? [] : dayInRow(leaves).split(' ')
    },
    { title: texts.sample, icon: 'drop', state: sent ? 'now' : 'next', lines: texts.sampleWhen },
    {
      ...{ title: texts.report, icon: 'report', state: 'next' },
      lines: reportDays > 0 ? texts.reportWhen(reportDays) : []
    }
  ]
}

function BoxCard({ kit }: { kit: KitState }) {
  return (
    <Card title={texts.box}>
      <View className={styles.box} role="list">
        {kit.box.map(({ name, count }, at) => (
          <View key={name} className={styles.thing} role="listitem">
            <Text className={styles.no} aria-hidden>
              {at + 1}
            </Text>
            <Text>{name}</Text>
            <Text className={styles.count}>{count}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}

/** What goes back before and after each step of its way. */
function RefundCard({ order: { status, payFen }, kit }: { order: OrderDetail; kit: KitState }) {
  const keptFen = KIT_FEN * Math.max(1, kit.kits)
  const at = status === ORDER_STATUS.toShip ? 0 : 1
  const steps = [
    [texts.beforeSending, texts.refundAll(formatYuan(payFen))],
    [texts.afterSending, texts.refundLess(formatYuan(Math.max(0, payFen - keptFen)), formatYuan(keptFen))],
    [texts.atLaboratory, texts.refundNone]
  ] as const
  return (
    <Card title={texts.refund} className={styles.refund}>
      <View role="list">
        {steps.map(([step, what], index) => (
          <View key={step} className={cx(styles.step, index === at && styles.here)} role="listitem">
            <View className={styles.name}>{index === at ? texts.here(step) : step}</View>
            <View className={styles.what}>{what}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}

export const face: Face = { View: Kit }
