import {
  PAY_STATUS,
  ORDER_STATUS,
  REFUND_STATE,
  REPORT_STATE,
  type AppointmentState,
  type OrderAction,
  type OrderStatus
} from '@/domain/order/codes'
import { isOpen } from '@/contract/completions'
import { fulfilmentOf } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import { appointmentStateOf, deriveOrderStatus } from '@/domain/order/derive-status'
import { orderActions } from '@/domain/order/status-table'
import { changeOf } from '@/domain/order/change'
import { focusVisit, type OrderParts } from '@/domain/order/parts'
import { declaresUntil, returnsUntil } from '@/domain/order/timers'
import { owedOf } from '@/domain/order/dues'
import { CLOSED_BY } from '../../money/pay-order'
import { codeIn, outgoing, type OrderRow, type WholeOrder } from './whole-order'

/** The columns from which, with the parts, the status follows. */
export interface FactColumns {
  kind: OrderRow['kind']
  orderType: number
  payStatus: number
  reportState: number
  refundState?: number | null | undefined
  closeReason?: string | null | undefined
}

export function fulfilmentOfOrder({ kind, orderType }: Pick<OrderRow, 'kind' | 'orderType'>): Fulfilment {
  const fulfilment = fulfilmentOf(kind, orderType)
  if (fulfilment === null) throw new Error(`no fulfilment of ${kind} ${orderType}`)
  return fulfilment
}

/** Somebody comes to a branch for it. */
export const isVisit = (order: Pick<OrderRow, 'kind' | 'orderType'>): boolean =>
  fulfilmentOfOrder(order).by === 'visit'

/** It has codes; one that was paid for before there were any of it has none until `issueMissingCodes`. */
export const isUsedByCodes = (order: Pick<WholeOrder, 'kind' | 'orderType' | 'codes'>): boolean =>
  fulfilmentOfOrder(order).by === 'code' && order.codes.length > 0

/** A visit for each dose. */
export function isGivenInDoses(order: Pick<OrderRow, 'kind' | 'orderType'>): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  return fulfilment.by === 'visit' && fulfilment.visits === 'perDose'
}

/** What the user sees of an order; `orders.status` holds it. */
export const derivedStatus = (order: FactColumns, { visits, deliveries, codes }: OrderParts): OrderStatus =>
  deriveOrderStatus({
    payStatus: codeIn(PAY_STATUS, order.payStatus),
    reportState: codeIn(REPORT_STATE, order.reportState),
    refundState: order.refundState == null ? null : codeIn(REFUND_STATE, order.refundState),
    closedByUser: order.closeReason === CLOSED_BY.user,
    fulfilment: fulfilmentOfOrder(order),
    parts: { visits, deliveries, codes }
  })

/** The appointment on the wire. */
export const appointmentOf = (order: WholeOrder): AppointmentState =>
  appointmentStateOf({ parts: order, reportState: codeIn(REPORT_STATE, order.reportState) })

/** Actions that have a page or a call; others are not drawn. */
const OFFERED: readonly OrderAction[] = [
  'pay',
  'payBalance',
  'cancel',
  'refreshPay',
  'contact',
  'navigate',
  'calendar',
  'useCode',
  'refund',
  'refundDetail',
  'prepare',
  'declare',
  'logistics',
  'report',
  'confirmReceive',
  'invoice',
  'comment',
  'again',
  'delete'
]

/** Nothing is owed any more, or the order itself goes on: paying and buying again are ways on. */
const SETTLED: readonly OrderStatus[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded
]

/** A visit gets its first day, also after one that failed, or another one. */
const DAYS: readonly OrderAction[] = ['book', 'rebook', 'reschedule']

type Shown = Pick<
  WholeOrder,
  'kind' | 'orderType' | 'status' | 'reportState' | 'dues' | 'deliveries' | 'codes' | 'visits' | 'reviewedAt'
>

/** The actions of an order, those of the part that it stands for, the most wanted first; what is paid and not settled can at least be asked about, and invoices are offered by a shop that has an issuer. */
export function actionsOf(
  order: Shown,
  at: Date,
  { invoices }: { readonly invoices: boolean }
): OrderAction[] {
  const { status } = order
  const actions = offeredIn(order, at).filter((action) => invoices || action !== 'invoice')
  return SETTLED.includes(status) || actions.includes('contact') ? actions : [...actions, 'contact']
}

/** Goods that may come back once they were received: neither from abroad nor kits. */
export function isReturnable(order: Pick<WholeOrder, 'kind' | 'orderType'>): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  return fulfilment.by === 'parcel' && !fulfilment.report && fulfilment.customs !== true
}

/** When a parcel of goods that may come back was received; null of others. */
export function receivedAt(order: Pick<WholeOrder, 'kind' | 'orderType' | 'deliveries'>): Date | null {
  if (!isReturnable(order)) return null
  const parcel = outgoing(order)
  return parcel?.state === 'received' ? parcel.receivedAt : null
}

/** A kit for a report that has left the shop. */
export function isKitSent(order: Pick<WholeOrder, 'kind' | 'orderType' | 'deliveries'>): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by !== 'parcel' || !fulfilment.report) return false
  const state = outgoing(order)?.state
  return state === 'shipped' || state === 'received'
}

/** One that was sent goes back until the laboratory has its sample. */
export const isKitOut = (order: Shown): boolean =>
  (order.status === ORDER_STATUS.toReceive || order.status === ORDER_STATUS.visited) &&
  order.reportState === REPORT_STATE.none &&
  isKitSent(order)

/** What was received a week ago at most goes back by parcel. */
export function mayBeSentBack(
  order: Pick<WholeOrder, 'kind' | 'orderType' | 'deliveries'>,
  at: Date
): boolean {
  const received = receivedAt(order)
  return received !== null && at.getTime() < returnsUntil(received.getTime())
}

/** Paid goods from abroad that nobody has declared to customs yet. */
function isDeclarable(order: Declared): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by !== 'parcel' || !fulfilment.customs) return false
  return order.status === ORDER_STATUS.toShip && outgoing(order)?.state === 'packing'
}

type Declared = Pick<WholeOrder, 'kind' | 'orderType' | 'status' | 'deliveries'>

/** Until when (epoch ms) goods from abroad are to be declared to customs; null once they are, and of other goods. */
export const declareBefore = (order: Declared & Pick<WholeOrder, 'paidAt'>): number | null =>
  order.paidAt && isDeclarable(order) ? declaresUntil(order.paidAt.getTime()) : null

/** What was bought can be bought again at any time; a visit is booked again once it is over. */
const BOUGHT: readonly OrderStatus[] = [ORDER_STATUS.toUse, ORDER_STATUS.toShip, ORDER_STATUS.toReceive]

function allowed(order: Shown): readonly OrderAction[] {
  const again = BOUGHT.includes(order.status) && !isVisit(order)
  const actions = isDeclarable(order)
    ? (['declare', ...orderActions(order.status)] as const)
    : order.status === ORDER_STATUS.toReceive && isKitOut(order)
      ? ([...orderActions(order.status), 'refund'] as const)
      : orderActions(order.status)
  // Giving back is not what most people come for.
  return again
    ? [
        ...actions.filter((action) => action !== 'refund'),
        'again',
        ...actions.filter((action) => action === 'refund')
      ]
    : actions
}

const hasUnused = ({ codes }: Shown): boolean => codes.some(({ state }) => state === 'unused')

/** What was made or received goes back only in part. */
const OVER: readonly OrderStatus[] = [ORDER_STATUS.visited, ORDER_STATUS.reported, ORDER_STATUS.done]

/** Check items that were not done at the visits of an order. */
export const undoneCodes = ({ visits }: Pick<WholeOrder, 'visits'>): string[] =>
  visits.flatMap(({ undone }) => undone.map(({ code }) => code))

/** Not what customs have before them, of codes only those that nobody used, and of what was received what may be sent back, or is a kit without a sample in the laboratory. */
const canGoBack = (order: Shown, at: Date): boolean =>
  (!OVER.includes(order.status) ||
    isKitOut(order) ||
    mayBeSentBack(order, at) ||
    undoneCodes(order).length > 0) &&
  !order.deliveries.some(({ state }) => state === 'customs') &&
  (order.codes.length === 0 || hasUnused(order))

/** Another day is offered while it is free to choose: not from 18:00 of the day before, nor after the third one. */
function mayChange({ visits }: Shown, action: OrderAction, at: Date): boolean {
  if (action !== 'reschedule') return true
  const visit = focusVisit(visits)
  return visit !== null && changeOf(visit, at.getTime()).ok
}

const offeredIn = (order: Shown, at: Date): OrderAction[] =>
  allowed(order).filter((action) => {
    // Doses have their days one by one, each with a way of its own.
    if (DAYS.includes(action)) return isVisit(order) && !isGivenInDoses(order) && mayChange(order, action, at)
    if (!OFFERED.includes(action)) return false
    if (action === 'refund') return canGoBack(order, at)
    if (action === 'useCode') return hasUnused(order)
    if (action === 'comment') return order.reviewedAt === null
    if (action === 'payBalance') {
      const owed = owedOf(order.dues)
      return owed !== null && owed.purpose !== 'atBranch'
    }
    return action !== 'again' || isOpen(order.kind)
  })
