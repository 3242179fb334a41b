import type { payOrders } from '../db/schema'

export type PayOrderRow = typeof payOrders.$inferSelect

/**
 * What is bought together is paid together: open -> paying -> paid; open -> closing -> closed or paid. Without a result, or when
 * the payer was refused, paying becomes open again; a payer who has confirmed meanwhile makes closing paying, and late money
 * closed paid.
 */
export const PAY_ORDER_STATE = {
  open: 'open',
  /** Confirmed by the payer, no result yet. */
  paying: 'paying',
  /** To be ended: no payment is opened any more, and those that are open end at the gateway. */
  closing: 'closing',
  paid: 'paid',
  closed: 'closed'
} as const

/** `pay_orders.closed_by`. */
export const CLOSED_BY = { user: 'user', timer: 'timeout' } as const
export type ClosedBy = (typeof CLOSED_BY)[keyof typeof CLOSED_BY]

const UNPAID_STATES: readonly string[] = [
  PAY_ORDER_STATE.open,
  PAY_ORDER_STATE.paying,
  PAY_ORDER_STATE.closing
]

/** Neither paid nor ended. */
export const isUnpaid = ({ state }: Pick<PayOrderRow, 'state'>): boolean => UNPAID_STATES.includes(state)
