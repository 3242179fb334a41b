import { PAY_STATUS, type PayStatus } from '@/domain/order/codes'
import { balanceOf } from '@/domain/order/instalments'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { PAYMENT_STATE } from '../../../money/payment-row'
import type { OrderInstalment } from '../../../money/queries/instalments'
import { goesOn } from '../../order/order-policy'
import type { WholeOrder } from '../../order/whole-order'

/** What an order that goes on still owes; null when it owes nothing. */
export const owedAfter = (order: WholeOrder): OrderInstalment | null =>
  goesOn(order) ? balanceOf(order.dues) : null

/** How the payment stands of what is owed after an order; its own facts tell only of the first. */
export function balancePayStatus({
  payState,
  lastTry
}: Pick<OrderInstalment, 'payState' | 'lastTry'>): PayStatus {
  switch (payState) {
    case PAY_ORDER_STATE.paid:
      return PAY_STATUS.paid
    case PAY_ORDER_STATE.paying:
      return PAY_STATUS.paying
    default:
      return lastTry === PAYMENT_STATE.failed ? PAY_STATUS.failed : PAY_STATUS.unpaid
  }
}
