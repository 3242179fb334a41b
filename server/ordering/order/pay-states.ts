import { PAY_STATUS, REFUND_STATE, type PayStatus, type RefundState } from '@/domain/order/codes'

/** It can be paid: nobody has tried yet, or was refused. */
export const PAYABLE: readonly PayStatus[] = [PAY_STATUS.unpaid, PAY_STATUS.failed]
/** It waits for its payment, or for the result of one. */
export const WAITING: readonly PayStatus[] = [...PAYABLE, PAY_STATUS.paying]
/** It is paid and stands, also when a part of the money went back. */
export const PAID: readonly PayStatus[] = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]
/** A refund that takes nothing any more: it was not made, or a part is back. */
export const REFUND_OVER: readonly RefundState[] = [
  REFUND_STATE.withdrawn,
  REFUND_STATE.rejected,
  REFUND_STATE.done
]

/** Nothing of the order goes on: of those that were paid together the last that is so brings their coupons back. */
export const ENDED: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded, PAY_STATUS.closed]
