import { formatYuan } from '@/domain/money'
import { ORDER_STATUS, REFUND_TYPE, REPORT_STATE } from '@/domain/order/codes'
import { KIT_FEN, lessKept } from '@/domain/order/refund'
import { orderActions } from '@/domain/order/status-table'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../../http/refusal'
import { isOver } from '../order/order-policy'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS, REFUND_TEXTS as texts } from '../texts'
import { boughtActions, boughtTimeline, nameOnWay, type Way } from './bought'
import type { OrderFulfilment, OrderNow, RefundFacts, RefundPlan, RefundRules } from './fulfilment'
import { kitNow } from './kit-state'
import { kitAt, kitSteps } from './kit-way'
import { explainLines, goodsLines, LINES_REFUND, refuseParts, statusRefusal } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import type { OrderHistory } from '../order/history'
import { byParcel, type ByParcel } from './parcel'

/** A kit whose sample comes back to the laboratory for a report. */
export function byKit(rules: ByParcel): OrderFulfilment {
  const parcel = byParcel(rules)
  return {
    ...parcel,
    statusName: nameOnWay(wayOf),
    actions: (order, at) => {
      const onItsWay = order.status === ORDER_STATUS.toReceive && isOut(order)
      const allowed = orderActions(order.status)
      return boughtActions(
        order,
        onItsWay ? [...allowed, 'refund'] : allowed,
        REFUND.refusal(order, at) === null
      )
    },
    timeline: boughtTimeline(wayOf),
    refund: REFUND,
    parcel: {
      ...parcel.parcel,
      discreet: true,
      kits: ({ reports }) => reports.length,
      isKitSent,
      kit: (order) => kitNow(order, isKitSent(order))
    },
    notice: noticeOf(() => NOTICE_TEXTS.toShipKit, NOTICE_TEXTS.kitReceived)
  }
}

const wayOf = (order: WholeOrder, history: OrderHistory | null, reportDays: number): Way => ({
  steps: kitSteps(order, history, reportDays),
  at: kitAt(order)
})

function isKitSent(order: Pick<WholeOrder, 'deliveries'>): boolean {
  const state = outgoing(order)?.state
  return state === 'shipped' || state === 'received'
}

/** One that was sent goes back until the laboratory has its sample. */
const isOut = (order: OrderNow): boolean =>
  (order.status === ORDER_STATUS.toReceive || order.status === ORDER_STATUS.visited) &&
  order.reportState === REPORT_STATE.none &&
  isKitSent(order)

function refusal(order: OrderNow): string | null {
  if (isOut(order)) return null
  const notNow = statusRefusal(order)
  if (notNow !== null || !isOver(order)) return notNow
  return isKitSent(order) ? ORDER_TEXTS.refundInLab : ORDER_TEXTS.refundNotAllowed
}

/** Kits that were sent go back as a whole, less what each costs, and nobody else can use them. */
const REFUND: RefundRules = {
  ...LINES_REFUND,
  refusal,
  plan: (order, facts) => (isOut(order) ? sentPlan(order, facts) : LINES_REFUND.plan(order, facts)),
  explain: (order, plan, leftFen) =>
    plan.kits
      ? [texts.kitsKept(formatYuan(leftFen), plan.kits, formatYuan(KIT_FEN))]
      : explainLines(order, plan, leftFen),
  choices: (order, before) => (isKitSent(order) ? [] : LINES_REFUND.choices(order, before)),
  isUsedUp: (order, { kind }) => kind === 'sku' && isKitSent(order)
}

function sentPlan(order: WholeOrder, { wanted, ...facts }: RefundFacts): RefundPlan {
  const all = goodsLines(order, { ...facts, wanted: undefined })
  refuseParts(all.parts, wanted)
  const products = order.lines.flatMap(({ id, role }) => (role === 'product' ? [id] : []))
  const kits = all.parts
    .filter(({ lineId }) => products.includes(lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const amountFen = all.amountFen - kits * KIT_FEN
  if (amountFen <= 0) throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundKitNothing)
  return { ...all, type: REFUND_TYPE.whole, kits, amountFen, parts: lessKept(all.parts, kits * KIT_FEN) }
}
