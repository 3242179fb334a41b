import type { Fulfilment } from '../kinds/types'
import {
  APPOINTMENT_STATE,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATE,
  REFUND_TYPE,
  REPORT_STATE,
  type AppointmentState,
  type OrderStatus,
  type PayStatus,
  type RefundState,
  type RefundType,
  type ReportState
} from './codes'

export interface OrderFacts {
  payStatus: PayStatus
  appointmentState: AppointmentState
  reportState: ReportState
  /** Null when no refund was asked for. */
  refundState: RefundState | null
  fulfilment: Fulfilment
  /** Kind of the refund; partial ones (missed items, price difference) leave the status alone. */
  refundType?: RefundType | null
  /** The partner must confirm an appointment that is only held. */
  needsConfirmation?: boolean
  /** Parcels and kits. */
  delivery?: 'packing' | 'shipped' | 'received'
  /** Codes or doses: all used. */
  usedUp?: boolean
}

/** The status the user sees. One function for both sides of the wire. */
export function deriveOrderStatus(facts: OrderFacts): OrderStatus {
  return unpaidStatus(facts) ?? refundStatus(facts) ?? fulfilledStatus(facts)
}

function unpaidStatus({ payStatus, appointmentState }: OrderFacts): OrderStatus | null {
  switch (payStatus) {
    case PAY_STATUS.unpaid:
    case PAY_STATUS.failed:
      return ORDER_STATUS.unpaid
    case PAY_STATUS.paying:
      return ORDER_STATUS.payConfirming
    case PAY_STATUS.closed:
      return appointmentState === APPOINTMENT_STATE.cancelled ? ORDER_STATUS.cancelled : ORDER_STATUS.closed
    default:
      return null
  }
}

function refundStatus({ payStatus, refundState, refundType }: OrderFacts): OrderStatus | null {
  if (payStatus === PAY_STATUS.refunded) return ORDER_STATUS.refunded
  if (refundType === REFUND_TYPE.missedItems || refundType === REFUND_TYPE.difference) return null
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
  const { fulfilment } = facts
  if (fulfilment.by === 'visit' && fulfilment.visits === 'one') return visitStatus(facts, fulfilment.report)
  if (fulfilment.by === 'parcel' && fulfilment.address) return deliveryStatus(facts, fulfilment.report)
  return facts.usedUp ? ORDER_STATUS.done : ORDER_STATUS.toUse
}

function isReported({ reportState, appointmentState }: OrderFacts): boolean {
  return reportState >= REPORT_STATE.published || appointmentState === APPOINTMENT_STATE.reported
}

function visitStatus(facts: OrderFacts, report: boolean): OrderStatus {
  if (report && isReported(facts)) return ORDER_STATUS.reported
  switch (facts.appointmentState) {
    case APPOINTMENT_STATE.none:
    case APPOINTMENT_STATE.cancelled:
      return ORDER_STATUS.toBook
    case APPOINTMENT_STATE.held:
      return facts.needsConfirmation ? ORDER_STATUS.awaitingOrg : ORDER_STATUS.toVisit
    case APPOINTMENT_STATE.booked:
      return ORDER_STATUS.toVisit
    case APPOINTMENT_STATE.visited:
    case APPOINTMENT_STATE.reported:
      return report ? ORDER_STATUS.visited : ORDER_STATUS.done
    case APPOINTMENT_STATE.failed:
      return ORDER_STATUS.bookingFailed
    case APPOINTMENT_STATE.noShow:
      return ORDER_STATUS.noShow
  }
}

function deliveryStatus(facts: OrderFacts, report: boolean): OrderStatus {
  if (report && isReported(facts)) return ORDER_STATUS.reported
  switch (facts.delivery ?? 'packing') {
    case 'packing':
      return ORDER_STATUS.toShip
    case 'shipped':
      return ORDER_STATUS.toReceive
    case 'received':
      return report ? ORDER_STATUS.visited : ORDER_STATUS.done
  }
}
