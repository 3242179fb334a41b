import { waitsForWord } from '@/domain/order/refund'
import { fulfilmentOf } from '../fulfilment'
import type { RefundPlan } from '../fulfilment/fulfilment'
import type { WholeOrder } from '../order/whole-order'
import { REFUND_TEXTS as texts } from '../texts'

/** How what goes back of an order comes about, in sentences. @param leftFen what was paid and has not gone back */
export function explainRefund(
  order: WholeOrder,
  plan: RefundPlan,
  leftFen: number,
  shopsFault: boolean
): string[] {
  const sum = fulfilmentOf(order).refund.explain(order, plan, leftFen, shopsFault)
  return waitsForWord(order.status) && plan.amountFen > 0 ? [...sum, texts.waits] : sum
}
