import { minuteOf } from '@/domain/date'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import type { DeliveryState } from '@/domain/order/parts'
import { orderActions } from '@/domain/order/status-table'
import { declaresUntil } from '@/domain/order/timers'
import type { OrderHistory } from '../order/history'
import { isOver } from '../order/order-policy'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS } from '../texts'
import { boughtActions, boughtTimeline, nameOnWay, type Way } from './bought'
import type { CustomsState, OrderFulfilment, OrderNow, ParcelRules, RefundRules } from './fulfilment'
import { LINES_REFUND, statusRefusal } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { byParcel, parcelState, type ByParcel } from './parcel'
import { TIMELINE_TEXTS as texts } from './texts'
import { arrives, DONE, leaves, wayStep } from './way-step'

/** Goods from abroad: their customer declares them to customs, who have them before they are sent; then nothing comes back. */
export function byCustoms(rules: ByParcel): OrderFulfilment {
  const parcel = byParcel(rules)
  return {
    ...parcel,
    statusName: nameOnWay(wayOf),
    actions: (order, at) => {
      const allowed = orderActions(order.status)
      return boughtActions(
        order,
        isDeclarable(order) ? ['declare', ...allowed] : allowed,
        REFUND.refusal(order, at) === null
      )
    },
    timeline: boughtTimeline(wayOf),
    refund: REFUND,
    parcel: { ...parcel.parcel, sentFrom: 'customs', customs: customsState, declareBefore },
    notice: noticeOf((order) => {
      const until = declareBefore(order)
      return until === null ? NOTICE_TEXTS.toShip : NOTICE_TEXTS.toDeclare(minuteOf(until))
    })
  }
}

const AT: Readonly<Record<DeliveryState, number>> = {
  packing: 0,
  cancelled: 0,
  customs: 1,
  shipped: 2,
  received: 3
}

function wayOf(order: WholeOrder, history: OrderHistory | null): Way {
  const parcel = outgoing(order)
  const until = order.paidAt ? texts.declareBy(minuteOf(declaresUntil(order.paidAt.getTime()))) : ''
  return {
    steps: [
      {
        ...wayStep('待清关', until),
        done: { title: '已申请清关', text: '', at: history?.declaredAt ?? null }
      },
      leaves('清关中', '海关审核通过后发货', parcel, '海关放行，已发货'),
      arrives(parcel),
      DONE
    ],
    at: AT[parcelState(order)]
  }
}

/** Paid goods that nobody has declared to customs yet. */
const isDeclarable = (order: Pick<WholeOrder, 'status' | 'deliveries'>): boolean =>
  order.status === ORDER_STATUS.toShip && outgoing(order)?.state === 'packing'

const declareBefore: ParcelRules['declareBefore'] = (order) =>
  order.paidAt && isDeclarable(order) ? declaresUntil(order.paidAt.getTime()) : null

/** Nothing is paid for it yet. */
const EARLY: readonly OrderStatus[] = [ORDER_STATUS.unpaid, ORDER_STATUS.payConfirming]
const SENT: readonly OrderStatus[] = [ORDER_STATUS.toShip, ORDER_STATUS.toReceive, ORDER_STATUS.done]

const BY_PARCEL: Readonly<Record<DeliveryState, CustomsState>> = {
  packing: 'waiting',
  customs: 'declared',
  shipped: 'released',
  received: 'released',
  cancelled: 'over'
}

const customsState: ParcelRules['customs'] = (order) => {
  if (EARLY.includes(order.status)) return 'early'
  const parcel = SENT.includes(order.status) ? outgoing(order) : null
  return parcel ? BY_PARCEL[parcel.state] : 'over'
}

function refusal(order: OrderNow): string | null {
  const notNow = statusRefusal(order)
  if (notNow !== null) return notNow
  if (isOver(order)) return ORDER_TEXTS.refundNotAllowed
  return order.deliveries.some(({ state }) => state === 'customs') ? ORDER_TEXTS.refundInCustoms : null
}

/** Nothing goes back once customs have it, nor after its receipt. */
const REFUND: RefundRules = { ...LINES_REFUND, refusal }
