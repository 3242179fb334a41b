import {
  APPOINTMENT_STATE,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATE,
  REPORT_STATE,
  type OrderAction,
  type OrderStatus
} from '@/domain/order/codes'
import { isOpen } from '@/contract/completions'
import { fulfilmentOf } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import { deriveOrderStatus } from '@/domain/order/derive-status'
import { orderActions } from '@/domain/order/status-table'
import type { orders } from '../../db/schema'
import { extraOf } from './extra'

/** An order with the deadline of its pay order. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'payDeadline'> & { readonly payDeadline: Date }
/** The columns from which the status follows. */
export type FactColumns = Pick<
  OrderRow,
  'kind' | 'orderType' | 'payStatus' | 'appointmentState' | 'reportState' | 'refundState' | 'extra'
>

/** A column's number as one of a code table; the database holds nothing else. */
function codeIn<T extends number>(codes: Readonly<Record<string, T>>, value: number): T {
  const code = Object.values(codes).find((known) => known === value)
  if (code === undefined) throw new Error(`unknown code ${value}`)
  return code
}

export function fulfilmentOfOrder({ kind, orderType }: Pick<OrderRow, 'kind' | 'orderType'>): Fulfilment {
  const fulfilment = fulfilmentOf(kind, orderType)
  if (fulfilment === null) throw new Error(`no fulfilment of ${kind} ${orderType}`)
  return fulfilment
}

/** Somebody comes to a branch for it. */
export const isVisit = (order: Pick<OrderRow, 'kind' | 'orderType'>): boolean =>
  fulfilmentOfOrder(order).by === 'visit'

/** What the user sees of an order; from its four facts by the domain's function. */
export const statusOf = (order: FactColumns): OrderStatus =>
  deriveOrderStatus({
    payStatus: codeIn(PAY_STATUS, order.payStatus),
    appointmentState: codeIn(APPOINTMENT_STATE, order.appointmentState),
    reportState: codeIn(REPORT_STATE, order.reportState),
    refundState: order.refundState === null ? null : codeIn(REFUND_STATE, order.refundState),
    fulfilment: fulfilmentOfOrder(order),
    needsConfirmation: extraOf(order).needsConfirmation
  })

/** Actions that have a page or a call; others are not drawn. */
const OFFERED: readonly OrderAction[] = [
  'pay',
  'cancel',
  'refreshPay',
  'contact',
  'navigate',
  'calendar',
  'prepare',
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

/** The actions of an order, the most wanted first; what is paid and not settled can at least be asked about. */
export function actionsOf(order: FactColumns): OrderAction[] {
  const status = statusOf(order)
  const actions = offeredIn(order, status)
  return SETTLED.includes(status) || actions.includes('contact') ? actions : [...actions, 'contact']
}

/** What was bought can be bought again at any time; a visit is booked again once it is over. */
const BOUGHT: readonly OrderStatus[] = [ORDER_STATUS.toUse, ORDER_STATUS.toShip, ORDER_STATUS.toReceive]

function allowed(order: FactColumns, status: OrderStatus): readonly OrderAction[] {
  const again = BOUGHT.includes(status) && !isVisit(order)
  return again ? [...orderActions(status), 'again'] : orderActions(status)
}

const offeredIn = (order: FactColumns, status: OrderStatus): OrderAction[] =>
  allowed(order, status).filter((action) => {
    if (!OFFERED.includes(action)) return false
    // Cancelling what is paid means a refund, which is not offered here.
    if (action === 'cancel') return status === ORDER_STATUS.unpaid
    return action !== 'again' || isOpen(order.kind)
  })
