import type { OrderDetail } from '@/contract/dto/order'
import type { Fulfilment } from '@/domain/kinds/types'
import { ORDER_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import type { DeliveryState } from '@/domain/order/parts'
import { fulfilmentOfOrder, outgoing, type WholeOrder } from './facts'

interface WayStep {
  readonly title: string
  readonly text: string
  readonly picture?: OrderDetail['timeline'][number]['picture']
}

interface Way {
  readonly steps: readonly WayStep[]
  /** Where a paid order stands; the last one is the end. */
  readonly at: number
}

const step = (title: string, text = ''): WayStep => ({ title, text })
const DONE = step('已完成')
const RECEIVE = step('待收货')

const SERVICE = [step('待使用', '客服会电话联系您安排时间'), DONE]
const CODES = [step('待使用', '到任意分院出示券码使用'), DONE]
const PICK_UP = [step('待领取', '到任意分院前台出示订单领取'), DONE]
const PARCEL = [step('待发货', '正在打包'), RECEIVE, DONE]
const ABROAD = [step('待清关', '申请清关后发货'), step('清关中', '海关审核通过后发货'), RECEIVE, DONE]
const KIT: readonly WayStep[] = [
  { ...step('待发货', '正在准备采样盒'), picture: 'parcel' },
  { ...RECEIVE, picture: 'kit' },
  { ...step('待采样'), picture: 'tube' },
  { ...step('检测中'), picture: 'lab' },
  { ...step('已出报告'), picture: 'clip' }
]

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

function parcelState({ deliveries }: WholeOrder): DeliveryState {
  return outgoing({ deliveries })?.state ?? 'packing'
}

/** A kit that was received is sampled, comes back and leads to a report. */
function kitAt(order: WholeOrder): number {
  const at = PARCEL_AT[parcelState(order)]
  if (at < PARCEL_AT.received) return at
  if (order.reportState >= REPORT_STATE.published) return KIT.length - 1
  return order.reportState === REPORT_STATE.none ? at : at + 1
}

function parcelWay(order: WholeOrder, { customs, report }: Extract<Fulfilment, { by: 'parcel' }>): Way {
  if (customs) return { steps: ABROAD, at: ABROAD_AT[parcelState(order)] }
  return report ? { steps: KIT, at: kitAt(order) } : { steps: PARCEL, at: PARCEL_AT[parcelState(order)] }
}

/** The name of an order's status; of goods from abroad that wait to be sent, how they stand with customs. */
export function statusNameOf(order: WholeOrder): string {
  const fulfilment = fulfilmentOfOrder(order)
  const named = order.status === ORDER_STATUS.toShip && fulfilment.by === 'parcel' && fulfilment.customs
  const at = named ? ABROAD[ABROAD_AT[parcelState(order)]] : undefined
  return at?.title ?? orderStatusName(order.status)
}

/** The way of what is bought, and where an order stands on it once it is paid. */
export function goodsWay(order: WholeOrder): Way {
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by === 'parcel' && fulfilment.address) return parcelWay(order, fulfilment)
  const steps = fulfilment.by === 'service' ? SERVICE : fulfilment.by === 'code' ? CODES : PICK_UP
  return { steps, at: order.status === ORDER_STATUS.toUse ? 0 : steps.length - 1 }
}
