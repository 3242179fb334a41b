import { HAS_MONEY, ORDER_STATUS, PAY_STATUS } from './codes'

/** What the server's word about a payment means to the one who pays. */
export type PayVerdict = 'paid' | 'confirming' | 'unpaid' | 'failed' | 'closed' | 'refunded'

/**
 * Reads an order's or a payment's state (§3: the values are our own). Codes that are not known count as not decided yet:
 * nobody is asked to pay twice for them.
 */
export function payVerdict({
  orderStatus,
  payStatus
}: {
  orderStatus: number
  payStatus: number
}): PayVerdict {
  if (HAS_MONEY.some((paid) => paid === payStatus)) return 'paid'
  switch (payStatus) {
    case PAY_STATUS.refunding:
    case PAY_STATUS.refunded:
      return 'refunded'
    case PAY_STATUS.closed:
      return 'closed'
    case PAY_STATUS.unpaid:
    case PAY_STATUS.failed:
      return openVerdict(orderStatus, payStatus)
    default:
      return 'confirming'
  }
}

function openVerdict(orderStatus: number, payStatus: number): PayVerdict {
  switch (orderStatus) {
    case ORDER_STATUS.unpaid:
      return payStatus === PAY_STATUS.failed ? 'failed' : 'unpaid'
    case ORDER_STATUS.cancelled:
    case ORDER_STATUS.closed:
      return 'closed'
    default:
      return 'confirming'
  }
}
