import {
  PAY_STATUS as PAY,
  REFUND_STATE as REFUND,
  ORDER_STATUS as STATUS,
  REPORT_STATE as REPORT,
  type OrderStatus
} from '@/domain/order/codes'
import type { VisitState } from '@/domain/order/parts'
import type { OrderEvent } from '../../ordering/order/order-event'

/** The facts of an order in a state, and what has happened to it. */
export interface SeedState {
  payStatus: number
  reportState: number
  visit: VisitState
  status: OrderStatus
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
  visit: 'asked',
  status: STATUS.unpaid,
  payStatus: PAY.unpaid,
 
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
  visit: 'booked',
  status: STATUS.toVisit,
  payStatus: PAY.paid,
 
  payment: 'paid',
  events: ['created', 'paid']
}
const PAST: SeedState = { ...PAID, seated: false }

/** By the word that orders.json uses. */
export const SEED_STATES: ReadonlyMap<string, SeedState> = new Map([
  ['unpaid', UNPAID],
  ['paying', { ...UNPAID, status: STATUS.payConfirming, payStatus: PAY.paying, payment: 'pending', events: ['created', 'paying'] }],
  ['toVisit', PAID],
  ['awaitingOrg', { ...PAID, visit: 'asked', status: STATUS.awaitingOrg, needsConfirmation: true }],
  ['toBook', { ...PAST, visit: 'toBook', status: STATUS.toBook, }],
  [
    'visited',
    {
      ...PAST,
      visit: 'visited',
      status: STATUS.visited,
     
      reportState: REPORT.testing,
      events: ['created', 'paid', 'visited']
    }
  ],
  [
    'reported',
    {
      ...PAST,
      visit: 'visited',
      status: STATUS.reported,
     
      reportState: REPORT.published,
      events: ['created', 'paid', 'visited', 'reported']
    }
  ],
  ['noShow', { ...PAST, visit: 'noShow', status: STATUS.noShow, }],
  ['bookingFailed', { ...PAST, visit: 'failed', status: STATUS.bookingFailed, }],
  [
    'cancelled',
    {
      ...UNPAID,
      visit: 'cancelled',
      status: STATUS.cancelled,
      payStatus: PAY.closed,
     
      closeReason: 'user',
      seated: false,
      events: ['created', 'cancelled']
    }
  ],
  [
    'closed',
    {
      ...UNPAID,
      visit: 'toBook',
      status: STATUS.closed,
      payStatus: PAY.closed,
     
      closeReason: 'timeout',
      seated: false,
      events: ['created', 'closed']
    }
  ],
  [
    'refunding',
    {
      ...PAST,
      visit: 'cancelled',
      status: STATUS.refunding,
      payStatus: PAY.refunding,
     
      refundState: REFUND.returning,
      payment: 'refunding',
      events: ['created', 'paid', 'refunding']
    }
  ],
  [
    'refunded',
    {
      ...PAST,
      visit: 'cancelled',
      status: STATUS.refunded,
      payStatus: PAY.refunded,
     
      refundState: REFUND.done,
      payment: 'refunded',
      events: ['created', 'paid', 'refunding', 'refunded']
    }
  ]
])
