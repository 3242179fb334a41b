import { waitsForWord } from '@/domain/order/refund'
import { fulfilmentOf } from '../fulfilment'
import type { RefundPlan } from '../fulfilment/fulfilment'
import type { WholeOrder } from '../order/whole-order'
import { REFUND_TEXTS as texts } from '../texts'

/**
 * How what goes back of an order comes about, in sentences; of one that a card paid whole what comes back to the card is all there is to say.
 * @param leftFen what was paid and has not gone back
 * @param card what comes back to the card of the order
 */
export function explainRefund(
  order: WholeOrder,
  plan: RefundPlan,
  leftFen: number,
  shopsFault: boolean,
  card: readonly string[]
): string[] {
  const ofMoney =
    card.length > 0 && plan.amountFen === 0 && leftFen === 0
      ? []
      : fulfilmentOf(order).refund.explain(order, plan, leftFen, shopsFault)
  const sum = [...ofMoney, ...card]
  return waitsForWord(order.status) && plan.amountFen > 0 ? [...sum, texts.waits] : sum
}
