import type { Fulfilment } from '../kinds/types'
import {
  APPOINTMENT_STATE,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATE,
  REPORT_STATE,
  type AppointmentState,
  type OrderStatus,
  type PayStatus,
  type RefundState,
  type ReportState
} from './codes'
import { focusOf, type CodeState, type DeliveryState, type OrderParts, type VisitState } from './parts'

export interface OrderFacts {
  payStatus: PayStatus
  reportState: ReportState
  /** Null when no refund was asked for. */
  refundState: RefundState | null
  /** Of an unpaid order that ended: the customer ended it, not time. */
  closedByUser: boolean
  fulfilment: Fulfilment
  parts: OrderParts
}

/** The status the user sees. One function for both sides of the wire. */
export function deriveOrderStatus(facts: OrderFacts): OrderStatus {
  return unpaidStatus(facts) ?? refundStatus(facts) ?? fulfilledStatus(facts)
}

function unpaidStatus({ payStatus, closedByUser }: OrderFacts): OrderStatus | null {
  switch (payStatus) {
    case PAY_STATUS.unpaid:
    case PAY_STATUS.failed:
      return ORDER_STATUS.unpaid
    case PAY_STATUS.paying:
      return ORDER_STATUS.payConfirming
    case PAY_STATUS.closed:
      return closedByUser ? ORDER_STATUS.cancelled : ORDER_STATUS.closed
    default:
      return null
  }
}

/** A refund of a part leaves no state with the order: it goes on. */
function refundStatus({ payStatus, refundState }: OrderFacts): OrderStatus | null {
  if (payStatus === PAY_STATUS.refunded) return ORDER_STATUS.refunded
  switch (refundState) {
    case REFUND_STATE.withdrawn:
    case REFUND_STATE.rejected:
      return null
    case null:
    case REFUND_STATE.done:
      return payStatus === PAY_STATUS.refunding ? ORDER_STATUS.refunding : null
    default:
      return ORDER_STATUS.refunding
  }
}

function fulfilledStatus(facts: OrderFacts): OrderStatus {
  const { fulfilment, parts } = facts
  const focus = focusOf(parts)
  if (focus?.part === 'visit') return visitStatus(facts, focus.state)
  if (focus?.part === 'delivery') return deliveryStatus(facts, focus.state)
  if (focus?.part === 'code') return codeStatus(focus.state)
  if (fulfilment.by === 'visit') return visitStatus(facts, 'toBook')
  if (fulfilment.by === 'parcel' && fulfilment.address) return deliveryStatus(facts, 'packing')
  return ORDER_STATUS.toUse
}

/** Done once no code can be used any more. */
const codeStatus = (state: CodeState): OrderStatus =>
  state === 'unused' || state === 'taken' ? ORDER_STATUS.toUse : ORDER_STATUS.done

const isReported = (reportState: ReportState): boolean => reportState >= REPORT_STATE.published

/** What was done to the customer, or what they have received. */
function fulfilled({ fulfilment, reportState }: OrderFacts): OrderStatus {
  const report = (fulfilment.by === 'visit' || fulfilment.by === 'parcel') && fulfilment.report
  if (!report) return ORDER_STATUS.done
  return isReported(reportState) ? ORDER_STATUS.reported : ORDER_STATUS.visited
}

function visitStatus(facts: OrderFacts, state: VisitState): OrderStatus {
  const { fulfilment } = facts
  switch (state) {
    case 'toBook':
    case 'cancelled':
      return fulfilment.by === 'visit' && fulfilment.visits !== 'one'
        ? ORDER_STATUS.toUse
        : ORDER_STATUS.toBook
    case 'asked':
      return ORDER_STATUS.awaitingOrg
    case 'booked':
      return ORDER_STATUS.toVisit
    case 'visited':
      return fulfilled(facts)
    case 'failed':
      return ORDER_STATUS.bookingFailed
    case 'noShow':
      return ORDER_STATUS.noShow
  }
}

function deliveryStatus(facts: OrderFacts, state: DeliveryState): OrderStatus {
  switch (state) {
    case 'packing':
    case 'customs':
    case 'cancelled':
      return ORDER_STATUS.toShip
    case 'shipped':
      return ORDER_STATUS.toReceive
    case 'received':
      return fulfilled(facts)
  }
}

const APPOINTMENTS: Readonly<Record<VisitState, AppointmentState>> = {
  toBook: APPOINTMENT_STATE.none,
  asked: APPOINTMENT_STATE.held,
  booked: APPOINTMENT_STATE.booked,
  visited: APPOINTMENT_STATE.visited,
  cancelled: APPOINTMENT_STATE.cancelled,
  failed: APPOINTMENT_STATE.failed,
  noShow: APPOINTMENT_STATE.noShow
}

/** The appointment as the wire tells it (`appointmentState`): that of the part that the order stands for. */
export function appointmentStateOf({
  parts,
  reportState
}: Pick<OrderFacts, 'parts' | 'reportState'>): AppointmentState {
  const focus = focusOf(parts)
  if (focus?.part !== 'visit') return APPOINTMENT_STATE.none
  const visited = focus.state === 'visited'
  return visited && isReported(reportState) ? APPOINTMENT_STATE.reported : APPOINTMENTS[focus.state]
}
