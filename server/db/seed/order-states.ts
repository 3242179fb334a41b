import {
  APPOINTMENT_STATE as APPOINTMENT,
  PAY_STATUS as PAY,
  REFUND_STATE as REFUND,
  REPORT_STATE as REPORT
} from '@/domain/order/codes'
import type { OrderEvent } from '../../ordering/order/event'

/** The facts of an order in a state, and what has happened to it. */
export interface SeedState {
  payStatus: number
  appointmentState: number
  reportState: number
  refundState: number | null
  closeReason: string | null
  /** null: nothing was opened at the gateway. */
  payment: 'paid' | 'pending' | 'refunding' | 'refunded' | null
  /** It has seats of its own in the stock. */
  seated: boolean
  needsConfirmation: boolean
  events: readonly OrderEvent[]
}

const UNPAID: SeedState = {
  payStatus: PAY.unpaid,
  appointmentState: APPOINTMENT.held,
  reportState: REPORT.none,
  refundState: null,
  closeReason: null,
  payment: null,
  seated: true,
  needsConfirmation: false,
  events: ['created']
}
const PAID: SeedState = {
  ...UNPAID,
  payStatus: PAY.paid,
  appointmentState: APPOINTMENT.booked,
  payment: 'paid',
  events: ['created', 'paid']
}
const PAST: SeedState = { ...PAID, seated: false }

/** By the word that orders.json uses. */
export const SEED_STATES: ReadonlyMap<string, SeedState> = new Map([
  ['unpaid', UNPAID],
  ['paying', { ...UNPAID, payStatus: PAY.paying, payment: 'pending', events: ['created', 'paying'] }],
  ['toVisit', PAID],
  ['awaitingOrg', { ...PAID, appointmentState: APPOINTMENT.held, needsConfirmation: true }],
  ['toBook', { ...PAST, appointmentState: APPOINTMENT.none }],
  [
    'visited',
    {
      ...PAST,
      appointmentState: APPOINTMENT.visited,
      reportState: REPORT.testing,
      events: ['created', 'paid', 'visited']
    }
  ],
  [
    'reported',
    {
      ...PAST,
      appointmentState: APPOINTMENT.reported,
      reportState: REPORT.published,
      events: ['created', 'paid', 'visited', 'reported']
    }
  ],
  ['noShow', { ...PAST, appointmentState: APPOINTMENT.noShow }],
  ['bookingFailed', { ...PAST, appointmentState: APPOINTMENT.failed }],
  [
    'cancelled',
    {
      ...UNPAID,
      payStatus: PAY.closed,
      appointmentState: APPOINTMENT.cancelled,
      closeReason: 'user',
      seated: false,
      events: ['created', 'cancelled']
    }
  ],
  [
    'closed',
    {
      ...UNPAID,
      payStatus: PAY.closed,
      appointmentState: APPOINTMENT.none,
      closeReason: 'timeout',
      seated: false,
      events: ['created', 'closed']
    }
  ],
  [
    'refunding',
    {
      ...PAST,
      payStatus: PAY.refunding,
      appointmentState: APPOINTMENT.cancelled,
      refundState: REFUND.returning,
      payment: 'refunding',
      events: ['created', 'paid', 'refunding']
    }
  ],
  [
    'refunded',
    {
      ...PAST,
      payStatus: PAY.refunded,
      appointmentState: APPOINTMENT.cancelled,
      refundState: REFUND.done,
      payment: 'refunded',
      events: ['created', 'paid', 'refunding', 'refunded']
    }
  ]
])
