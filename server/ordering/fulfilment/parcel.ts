import type { Fulfilment } from '@/domain/kinds/types'
import { ORDER_STATUS, REFUND_TYPE } from '@/domain/order/codes'
import { formatYuan } from '@/domain/money'
import { reviewTagsFor } from '@/domain/order/review'
import type { DeliveryState } from '@/domain/order/parts'
import { orderActions, orderStatusName } from '@/domain/order/status-table'
import { returnsUntil } from '@/domain/order/timers'
import { isOver } from '../order/order-policy'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS, REFUND_TEXTS as texts } from '../texts'
import { boughtActions, boughtTimeline, type Way } from './bought'
import type { OrderFulfilment, OrderNow, RefundPlan, RefundRules } from './fulfilment'
import { explainLines, goodsLines, LINES_REFUND, statusRefusal } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { arrives, DONE, leaves } from './way-step'
import { NO_VISITS, PLAIN_PARCEL } from './without'

export type ByParcel = Extract<Fulfilment, { by: 'parcel' }>

/** Goods that are sent, and may come back by parcel for a week. */
export const byParcel = (rules: ByParcel): OrderFulfilment => ({
  by: rules.by,
  status: { unwritten: ORDER_STATUS.toShip, toBook: ORDER_STATUS.toBook, report: rules.report },
  statusName: ({ status }) => orderStatusName(status),
  actions: (order, at) =>
    boughtActions(order, orderActions(order.status), RETURN.refusal(order, at) === null),
  timeline: boughtTimeline(wayOf),
  refund: RETURN,
  visits: NO_VISITS,
  parcel: PLAIN_PARCEL,
  notice: noticeOf(() => NOTICE_TEXTS.toShip),
  vouchers: () => null,
  reviewTags: reviewTagsFor(rules)
})

/** Where a parcel is; it is packed before anything is written of it. */
export const parcelState = (order: Pick<WholeOrder, 'deliveries'>): DeliveryState =>
  outgoing(order)?.state ?? 'packing'

const AT: Readonly<Record<DeliveryState, number>> = {
  packing: 0,
  cancelled: 0,
  customs: 0,
  shipped: 1,
  received: 2
}

function wayOf(order: WholeOrder): Way {
  const parcel = outgoing(order)
  return { steps: [leaves('待发货', '正在打包', parcel), arrives(parcel), DONE], at: AT[parcelState(order)] }
}

const receivedAt = (order: OrderNow): Date | null => {
  const parcel = outgoing(order)
  return parcel?.state === 'received' ? parcel.receivedAt : null
}

/** What was received a week ago at most goes back by parcel. */
function maySendBack(order: OrderNow, at: Date): boolean {
  const received = receivedAt(order)
  return received !== null && at.getTime() < returnsUntil(received.getTime())
}

function refusal(order: OrderNow, at: Date): string | null {
  const notNow = statusRefusal(order)
  if (notNow !== null) return order.status === ORDER_STATUS.toReceive ? ORDER_TEXTS.returnLater : notNow
  if (!isOver(order) || maySendBack(order, at)) return null
  return receivedAt(order) === null ? ORDER_TEXTS.refundNotAllowed : ORDER_TEXTS.returnOver
}

/** Before it is sent as all goods, after its receipt by parcel and less the freight, unless that is the shop's fault. */
const RETURN: RefundRules = {
  ...LINES_REFUND,
  refusal,
  plan: (order, facts) =>
    isOver(order)
      ? {
          ...goodsLines(order, facts, facts.shopsFault ? [] : ['freight']),
          type: REFUND_TYPE.goodsReturn
        }
      : LINES_REFUND.plan(order, facts),
  explain: (order, plan, leftFen, shopsFault) =>
    plan.type === REFUND_TYPE.goodsReturn
      ? [...explainLines(order, plan, leftFen), freightText(order, plan, shopsFault)]
      : explainLines(order, plan, leftFen)
}

/** What of sending it there and back is whose. */
function freightText({ lines }: WholeOrder, { parts }: RefundPlan, shopsFault: boolean): string {
  if (shopsFault) return texts.sendAtShops
  const freight = lines.find(({ role }) => role === 'freight')
  const kept =
    freight !== undefined && freight.payableFen > 0 && parts.every(({ lineId }) => lineId !== freight.id)
  return kept ? texts.freightKept(formatYuan(freight.payableFen)) : texts.sendAtOwn
}
