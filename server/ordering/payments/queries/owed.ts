import type { OrderCard } from '@/contract/dto/order'
import { toYuan } from '@/domain/money'
import { PAY_STATUS, type PayStatus } from '@/domain/order/codes'
import { owedOf } from '@/domain/order/dues'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { PAYMENT_STATE } from '../../../money/payment-row'
import type { OrderDue } from '../../../money/queries/dues'
import { goesOn } from '../../order/order-policy'
import type { WholeOrder } from '../../order/whole-order'

/** How the payment stands of what is owed after an order; its own facts tell only of the first. */
export function owedPayStatus({ payState, lastTry }: Pick<OrderDue, 'payState' | 'lastTry'>): PayStatus {
  switch (payState) {
    case PAY_ORDER_STATE.paid:
      return PAY_STATUS.paid
    case PAY_ORDER_STATE.paying:
      return PAY_STATUS.paying
    default:
      return lastTry === PAYMENT_STATE.failed ? PAY_STATUS.failed : PAY_STATUS.unpaid
  }
}

/** What an order that is paid still owes. */
export function owedDto(order: WholeOrder): OrderCard['owed'] {
  const owed = goesOn(order) ? owedOf(order.dues) : null
  if (owed === null) return null
  const { purpose, amountFen, payOrderNum, payState, deadline } = owed
  if (purpose === 'full' || purpose === 'deposit') return null
  return {
    purpose,
    price: toYuan(amountFen),
    paidPrice: toYuan(order.paidFen),
    payOrderNum: payOrderNum ?? '',
    payDeadline: payState === PAY_ORDER_STATE.open ? (deadline?.getTime() ?? null) : null,
    payStatus: owedPayStatus(owed)
  }
}
