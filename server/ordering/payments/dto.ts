import type { OrderCard } from '@/contract/order/dto/order'
import type { PayCreateResults, PayStatusResults } from '@/contract/pay/dto'
import { toYuan } from '@/domain/money'
import { PAY_ORDER_STATE } from '../../money/pay-order'
import type { WholeOrder } from '../order/whole-order'
import type { OpenedPayment } from './commands/create-payment'
import { balancePayStatus, owedAfter } from './queries/balance'
import type { PaymentStand } from './queries/pay-status'

/** What an order that is paid still owes. */
export function balanceDto(order: WholeOrder): OrderCard['owed'] {
  const owed = owedAfter(order)
  if (owed === null) return null
  const { purpose, amountFen, payOrderNum, payState, deadline } = owed
  if (purpose === 'full' || purpose === 'deposit') return null
  return {
    purpose,
    price: toYuan(amountFen),
    paidPrice: toYuan(order.paidFen),
    payOrderNum: payOrderNum ?? '',
    payDeadline: payState === PAY_ORDER_STATE.open ? (deadline?.getTime() ?? null) : null,
    payStatus: balancePayStatus(owed)
  }
}

/** How the payment of a pay order stands (§7 `/pay/status`). */
export const payStatusDto = (
  { orderNum, payFen, deadline, ...stand }: PaymentStand,
  now: Date
): PayStatusResults => ({
  ...stand,
  orderNo: orderNum,
  payPrice: toYuan(payFen),
  payDeadline: deadline?.getTime() ?? null,
  serverTime: now.getTime()
})

/** What the host needs to pay (§7 `/pay/create`); `done` where nothing is left to pay. */
export const payCreateDto = (
  { payOrderNum, payFen, deadline, handover }: OpenedPayment,
  now: Date
): PayCreateResults => ({
  payOrderNum,
  payPrice: toYuan(payFen),
  payDeadline: deadline.getTime(),
  serverTime: now.getTime(),
  ...(handover
    ? { ...handover, params: { ...handover.params } }
    : { action: 'done', cashierUrl: '', params: {} })
})
