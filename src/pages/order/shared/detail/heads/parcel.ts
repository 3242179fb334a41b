import { longDate, minuteOf, monthDay } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { ORDER_STATUS } from '@/domain/order/codes'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { toDeclare } from '../../actions/ways-on'
import type { HeadAct } from '../../actions/bar-actions'
import { statusNote } from '../../status-note'
import type { SectionProps } from '../section'
import { actOf, type HeadFacts } from './facts'
import { headTexts as texts } from './texts'

/** It goes to an address: goods, goods from abroad, a kit that comes back. */
export function parcelHead(props: SectionProps): HeadFacts {
  const { order, model } = props
  const { kit } = order
  const text = statusNote(order, model.now())
  switch (order.status) {
    case ORDER_STATUS.toShip:
      return toShipHead(props, text)
    case ORDER_STATUS.toReceive: {
      const foot = { title: underWay(order) || order.productName, text, act: actOf(props, 'logistics', true) }
      return { title: kit ? texts.kitOnWay : texts.onWay, note: arrivesText(order), foot }
    }
    case ORDER_STATUS.visited:
      return kit ? sampleHead(order, kit, text) : { title: order.statusName, note: '', foot: null }
    case ORDER_STATUS.reported:
      return {
        ...{ title: texts.report, note: '' },
        foot: { title: order.productName, text, act: actOf(props, 'report') }
      }
    case ORDER_STATUS.done:
      return {
        ...{ title: texts.got, note: '' },
        foot: { title: order.productName, text, act: actOf(props, 'comment') }
      }
    default:
      return { title: order.statusName, note: '', foot: { title: order.productName, text, act: null } }
  }
}

function toShipHead(props: SectionProps, text: string): HeadFacts {
  const { order } = props
  const { kind, type, declareBefore, parcel, productName, statusName } = order
  const fulfilment = fulfilmentOf(kind, type)
  if (declareBefore !== null) {
    return {
      ...{ title: texts.declare, note: texts.until(minuteOf(declareBefore)) },
      foot: { title: productName, text, act: actOf(props, 'declare') }
    }
  }
  if (fulfilment?.by === 'parcel' && fulfilment.customs) {
    const act = { text: texts.seeCustoms, onTap: () => toDeclare(order), quiet: true }
    return { title: texts.inCustoms, note: '', foot: { title: statusName, text, act } }
  }
  const title = order.kit ? texts.kitPacking : texts.packing
  const note = parcel?.leavesBy ? texts.leaves(minuteOf(parcel.leavesBy)) : ''
  return { title, note, foot: { title: arrivesText(order) || productName, text, act: null } }
}

/** '预计11月23日 周一前后送到'; '' where nothing says so. */
const arrivesText = ({ parcel }: OrderDetail): string =>
  parcel?.arrivesOn ? texts.arrives(longDate(parcel.arrivesOn)) : ''

/** A kit is with its customer, its sample on the way or in the laboratory. */
function sampleHead(order: OrderDetail, kit: NonNullable<OrderDetail['kit']>, text: string): HeadFacts {
  const way = (name: string): HeadAct => ({
    text: name,
    onTap: () => navigate('southgeneOrderDetail', { orderNum: order.number })
  })
  const seeWay = { ...way(texts.seeWay), quiet: true }
  if (kit.back) {
    const title = kit.back.receivedAt === '' ? texts.sampleOnWay : texts.testing
    return { title, note: '', foot: { title: order.statusName, text, act: seeWay } }
  }
  if (!kit.canSend && !kit.canBind)
    return { title: texts.testing, note: '', foot: { title: order.statusName, text, act: seeWay } }
  const bound = kit.codes.length >= kit.kits
  return {
    title: texts.kitHere,
    note: kit.adviseBy === '' ? texts.sample : texts.sampleBy(monthDay(kit.adviseBy)),
    foot: {
      title: bound ? texts.sendBack : texts.bindFirst,
      text,
      act: way(bound ? texts.fillParcel : texts.bind)
    }
  }
}

/** With whom it goes, and under which number. */
const underWay = ({ timeline }: OrderDetail): string =>
  timeline.find(({ state }) => state === 'now')?.text ?? ''
