import type { OrderStatus } from './codes'

/** Where a paid order starts, by its kind of fulfilment. */
const PAID: readonly OrderStatus[] = [20, 30, 40, 45, 50]
/** Statuses from which a whole refund can be asked for, and to which a withdrawn or refused one returns. */
const REFUNDABLE: readonly OrderStatus[] = [20, 30, 40, 45, 50, 65, 88]

/**
 * Moves of an order. A zero total goes from 0 straight to where a payment would lead; a payment that arrives
 * after 80 or 85 is seated again or refunded; 65 and 88 are left by booking again.
 */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  0: [10, 80, 85, ...PAID],
  10: [0, ...PAID],
  20: [30, 40, 90],
  30: [40, 88, 90],
  40: [40, 60, 65, 90],
  45: [75, 90],
  50: [55, 90],
  55: [75, 60],
  60: [70],
  65: [30, 40, 90],
  70: [70],
  75: [75],
  80: [90, ...PAID],
  85: [90, ...PAID],
  88: [30, 40, 90],
  90: [95, ...REFUNDABLE],
  95: []
}

/**
 * Whether an order may move from one status to another.
 * @param before status before the refund; a refund that ends without money returns to it and nowhere else
 */
export function canTransition(from: OrderStatus, to: OrderStatus, before?: OrderStatus): boolean {
  if (from === 90 && to !== 95 && before !== undefined) return to === before
  return TRANSITIONS[from].includes(to)
}

/** Whether a whole refund can be asked for in this status. */
export function isRefundable(status: OrderStatus): boolean {
  return REFUNDABLE.includes(status)
}
