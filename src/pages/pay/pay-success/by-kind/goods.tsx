import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { piecesOf } from '@/components/order/goods-order'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { PicturedSteps } from '@/components/ui/pictured-steps'
import { Tag } from '@/components/ui/tag'
import { splitRegion } from '@/domain/address/region'
import { dateOf } from '@/domain/date'
import { clock, dayInRow, dayName, pastName, timeName } from '@/domain/day-names'
import { ORDER_STATUS } from '@/domain/order/codes'
import { promisesOf } from '@/domain/order/promises'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { DatedWay, type Station } from '../parts/dated-way'
import { SceneHero } from '../parts/scene-hero'
import { texts as pageTexts } from '../texts'
import type { Face, FaceProps } from './face'
import styles from './goods.module.scss'
import { kindTexts as texts } from './texts'

/** Goods that go to an address: when they come, and where they are. */
const Goods = observer(function Goods({ model, order }: FaceProps) {
  const { now } = model
  const { title, note } = titleAndNote(order, now)
  const { number: orderNum, guide } = order
  return (
    <>
      <SceneHero order={order} title={title} notes={[note]} scene="parcelDoor" />
      <Cards>
        <ArrivalCard order={order} now={now} />
        <NextStep text={texts.logistics} icon="box" onTap={() => navigate('logisticsInfo', { orderNum })} />
        <PaidCard order={order} />
        {guide.length > 0 ? (
          <Card title={texts.use}>
            <PicturedSteps steps={guide} />
          </Card>
        ) : null}
        <ProductCard order={order} />
        <PlainWays order={order} other={{ text: pageTexts.seeShop, onTap: () => navigate('shop') }} />
      </Cards>
    </>
  )
})

/** When it comes, else when it leaves, else that it does. */
function titleAndNote(order: OrderDetail, now: number): { title: readonly string[]; note: string } {
  const { status, parcel } = order
  const leavesBy = parcel?.leavesBy ?? null
  const leaves = leavesBy === null ? '' : timeName(leavesBy, now)
  if (status === ORDER_STATUS.toReceive && !parcel?.arrivesOn) return { title: [texts.onWay], note: '' }
  if (status !== ORDER_STATUS.toShip && status !== ORDER_STATUS.toReceive)
    return { title: [order.statusName], note: '' }
  if (parcel?.arrivesOn) {
    const title = [texts.arrivesTitle(dayName(parcel.arrivesOn, now)), texts.toDoor]
    return { title, note: leaves ? texts.leavesNote(leaves) : '' }
  }
  return leaves
    ? { title: [texts.leavesTitle(leaves), texts.leaves], note: '' }
    : { title: texts.packing, note: '' }
}

function stationsOf({ payments, parcel, status }: OrderDetail, now: number): readonly Station[] {
  const packed = status === ORDER_STATUS.toShip
  const sent = status === ORDER_STATUS.toReceive
  const { leavesBy = null, arrivesOn = '' } = parcel ?? {}
  const leaves = leavesBy === null ? [] : [dayInRow(dateOf(leavesBy)), texts.before(clock(leavesBy))]
  return [
    {
      ...{ title: texts.paid, icon: 'wallet', state: 'done' },
      lines: [pastName(payments.at(-1)?.time ?? '', now)]
    },
    { title: texts.leaves, icon: 'box', state: packed ? 'now' : 'done', lines: leaves },
    {
      ...{ title: texts.arrives, icon: 'home', state: packed ? 'next' : sent ? 'now' : 'done' },
      lines: arrivesOn === '' ? [] : [dayInRow(arrivesOn), texts.around]
    }
  ]
}

/** Its way and where it goes. */
function ArrivalCard({ order, now }: { order: OrderDetail; now: number }) {
  const { receive, person, parcel } = order
  const extra = parcel?.arrivesOn ? <Tag>{texts.estimate}</Tag> : null
  return (
    <Card title={texts.when} extra={extra} className={styles.card}>
      <DatedWay stations={stationsOf(order, now)} />
      {receive.address ? (
        <View className={styles.place}>
          <Icon name="pin" tone="ink2" className={styles.pin} />
          <View className={styles.words}>
            <View className={styles.name}>{[...splitRegion(receive.region), receive.address].join(' ')}</View>
            <View className={styles.note}>
              {[person.name, person.mobile].filter((part) => part !== '').join(' ')}
            </View>
          </View>
        </View>
      ) : null}
    </Card>
  )
}

/** What was bought, its number, until when it may go back, and its invoice. */
function ProductCard({ order }: { order: OrderDetail }) {
  const { kind, type, number: orderNum } = order
  const back = promisesOf(kind, type).find(({ name }) => name === 'return')
  return (
    <Card className={styles.card}>
      <View className={styles.product}>
        <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.bold}>{order.productName}</View>
          <View className={styles.note}>{piecesOf(order)}</View>
        </View>
      </View>
      <ListRow label={pageTexts.orderNum} value={order.number} />
      {back ? <ListRow label={texts.afterSales} value={back.short} /> : null}
      {order.actions.includes('invoice') ? (
        <ListRow label={pageTexts.invoice} onTap={() => navigate('invoice', { orderNum })} />
      ) : null}
    </Card>
  )
}

export const face: Face = { View: Goods }
