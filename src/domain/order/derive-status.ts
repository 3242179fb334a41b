import {
  APPOINTMENT_STATE,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATE,
  REPORT_STATE,
  STATUS_BY_PAYMENT,
  type AppointmentState,
  type OrderStatus,
  type PayStatus,
  type RefundState,
  type ReportState
} from './codes'
import { focusOf, type CodeState, type DeliveryState, type OrderParts, type VisitState } from './parts'

/** What of the status of a paid order hangs on how it is fulfilled. */
export interface StatusRules {
  /** Before any part of it was written. */
  readonly unwritten: OrderStatus
  /** A visit of it waits for its day, or gave it up. */
  readonly toBook: OrderStatus
  /** A report is made of it. */
  readonly report: boolean
}

export interface OrderFacts {
  payStatus: PayStatus
  reportState: ReportState
  /** Null when no refund was asked for. */
  refundState: RefundState | null
  /** Of an unpaid order that ended: the customer ended it, not time. */
  closedByUser: boolean
  rules: StatusRules
  parts: OrderParts
}

/** The status the user sees. One function for both sides of the wire. */
export function deriveOrderStatus(facts: OrderFacts): OrderStatus {
  return (
    STATUS_BY_PAYMENT[facts.payStatus] ?? endedStatus(facts) ?? refundStatus(facts) ?? fulfilledStatus(facts)
  )
}

function endedStatus({ payStatus, closedByUser }: OrderFacts): OrderStatus | null {
  if (payStatus !== PAY_STATUS.closed) return null
  return closedByUser ? ORDER_STATUS.cancelled : ORDER_STATUS.closed
}

/** A refund of a part leaves no state with the order: it goes on. */
function refundStatus({ payStatus, refundState }: OrderFacts): OrderStatus | null {
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
  const focus = focusOf(facts.parts)
  if (focus?.part === 'visit') return visitStatus(facts, focus.state)
  if (focus?.part === 'delivery') return deliveryStatus(facts, focus.state)
  if (focus?.part === 'code') return codeStatus(focus.state)
  return facts.rules.unwritten
}

/** Done once no code can be used any more. */
const codeStatus = (state: CodeState): OrderStatus =>
  state === 'unused' || state === 'taken' ? ORDER_STATUS.toUse : ORDER_STATUS.done

const isReported = (reportState: ReportState): boolean => reportState >= REPORT_STATE.published

/** What was done to the customer, or what they have received. */
function fulfilled({ rules, reportState }: OrderFacts): OrderStatus {
  if (!rules.report) return ORDER_STATUS.done
  return isReported(reportState) ? ORDER_STATUS.reported : ORDER_STATUS.visited
}

function visitStatus(facts: OrderFacts, state: VisitState): OrderStatus {
  switch (state) {
    case 'toBook':
    case 'cancelled':
      return facts.rules.toBook
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
