import {
  PAY_STATUS,
  REFUND_STATE,
  REPORT_STATE,
  type AppointmentState,
  type OrderStatus
} from '@/domain/order/codes'
import { appointmentStateOf, deriveOrderStatus } from '@/domain/order/derive-status'
import type { OrderParts } from '@/domain/order/parts'
import { CLOSED_BY } from '../../money/pay-order'
import { fulfilmentOf } from '../fulfilment'
import { codeIn, type OrderRow, type WholeOrder } from './whole-order'

/** The columns from which, with the parts, the status follows. */
export interface StatusColumns {
  kind: OrderRow['kind']
  orderType: number
  payStatus: number
  reportState: number
  refundState?: number | null | undefined
  closeReason?: string | null | undefined
}

/** What the user sees of an order; `orders.status` holds it. */
export const derivedStatus = (order: StatusColumns, { visits, deliveries, codes }: OrderParts): OrderStatus =>
  deriveOrderStatus({
    payStatus: codeIn(PAY_STATUS, order.payStatus),
    reportState: codeIn(REPORT_STATE, order.reportState),
    refundState: order.refundState == null ? null : codeIn(REFUND_STATE, order.refundState),
    closedByUser: order.closeReason === CLOSED_BY.user,
    rules: fulfilmentOf(order).status,
    parts: { visits, deliveries, codes }
  })

/** The appointment on the wire. */
export const appointmentOf = (order: WholeOrder): AppointmentState =>
  appointmentStateOf({ parts: order, reportState: codeIn(REPORT_STATE, order.reportState) })
