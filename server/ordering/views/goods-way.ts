import type { CodeUse, Fulfilment } from '@/domain/kinds/types'
import { minuteOf } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { declaresUntil } from '@/domain/order/timers'
import { orderStatusName } from '@/domain/order/status-table'
import type { DeliveryState } from '@/domain/order/parts'
import type { OrderHistory } from '../order/history'
import { TIMELINE_TEXTS as texts } from './way-texts'
import { fulfilmentOfOrder } from '../order/facts'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { kitAt, kitSteps } from '../parcels/kit-way'
import { arrives, leaves, wayStep, type WayStep } from './way-step'

interface Way {
  readonly steps: readonly WayStep[]
  /** Where a paid order stands; the last one is the end. */
  readonly at: number
}

const DONE = wayStep('已完成')

const CODES: Readonly<Record<CodeUse, readonly WayStep[]>> = {
  voucher: [wayStep('待使用', '到任意分院出示券码使用'), DONE],
  service: [wayStep('待使用', '凭服务码到任意分院使用'), DONE],
  pickUp: [wayStep('待领取', '凭取货码到任意分院前台领取'), DONE]
}

const PARCEL_AT: Readonly<Record<DeliveryState, number>> = {
  packing: 0,
  cancelled: 0,
  customs: 0,
  shipped: 1,
  received: 2
}
const ABROAD_AT: Readonly<Record<DeliveryState, number>> = {
  ...PARCEL_AT,
  customs: 1,
  shipped: 2,
  received: 3
}

type Parcel = ReturnType<typeof outgoing>

function parcelState({ deliveries }: Pick<WholeOrder, 'deliveries'>): DeliveryState {
  return outgoing({ deliveries })?.state ?? 'packing'
}

const parcelSteps = (parcel: Parcel): WayStep[] => [
  leaves('待发货', '正在打包', parcel),
  arrives(parcel),
  DONE
]

const abroadSteps = (
  order: Pick<WholeOrder, 'paidAt'>,
  parcel: Parcel,
  declaredAt: Date | null
): WayStep[] => [
  {
    ...wayStep(
      '待清关',
      order.paidAt ? texts.declareBy(minuteOf(declaresUntil(order.paidAt.getTime()))) : ''
    ),
    done: { title: '已申请清关', text: '', at: declaredAt }
  },
  leaves('清关中', '海关审核通过后发货', parcel, '海关放行，已发货'),
  arrives(parcel),
  DONE
]

function parcelWay(
  order: WholeOrder,
  { customs, report }: Extract<Fulfilment, { by: 'parcel' }>,
  history: OrderHistory | null
): Way {
  const parcel = outgoing(order)
  if (customs) {
    return {
      steps: abroadSteps(order, parcel, history?.declaredAt ?? null),
      at: ABROAD_AT[parcelState(order)]
    }
  }
  return report
    ? { steps: kitSteps(order, history), at: kitAt(order) }
    : { steps: parcelSteps(parcel), at: PARCEL_AT[parcelState(order)] }
}

const OF_PARCELS: readonly OrderStatus[] = [ORDER_STATUS.toShip, ORDER_STATUS.toReceive, ORDER_STATUS.visited]

/**
 * The name of an order's status in the words of its kind: 待接种, 待就诊; of goods from abroad that wait to be sent how they stand with
 * customs, of a kit where its sample is.
 */
export function statusNameOf(order: WholeOrder): string {
  const { status, kind } = order
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by === 'visit') return visitStatusName(status, kind)
  const named = fulfilment.by === 'parcel' && (fulfilment.customs === true || fulfilment.report)
  if (!named || !OF_PARCELS.includes(status)) return orderStatusName(status)
  const { steps, at } = parcelWay(order, fulfilment, null)
  return steps[at]?.title ?? orderStatusName(status)
}

function visitStatusName(status: OrderStatus, kind: WholeOrder['kind']): string {
  const words = visitWordsOf(kind)
  switch (status) {
    case ORDER_STATUS.toVisit:
      return words.ahead
    case ORDER_STATUS.visited:
      return [words.done, words.making].filter((part) => part !== '').join('·')
    case ORDER_STATUS.noShow:
      return words.missed
    default:
      return orderStatusName(status)
  }
}

/** The way of what is bought, and where an order stands on it once it is paid. */
export function goodsWay(order: WholeOrder, history: OrderHistory): Way {
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by === 'parcel') return parcelWay(order, fulfilment, history)
  const steps = fulfilment.by === 'code' ? CODES[fulfilment.use] : [DONE]
  return { steps, at: order.status === ORDER_STATUS.toUse ? 0 : steps.length - 1 }
}
