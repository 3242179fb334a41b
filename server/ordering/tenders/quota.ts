import { badDiscounts } from '../../coupon/refusals'
import { ownerOf } from '../checkout/owner'
import { grossFen } from '../order/gross'
import { ORDER_TEXTS } from '../texts'
import type { TenderRules } from './tender'

const KIND = 'quota'

/** What a company pays of add-ons on its card. Pricing has taken it off already: see `enterprise` and `quota` of the quote. */
export const quota: TenderRules = {
  reservation: KIND,
  reserve: (order) => {
    const { cardNumber, quotaFen = 0 } = order
    return cardNumber && quotaFen > 0
      ? [{ ...ownerOf(order), kind: KIND, resource: cardNumber, amount: quotaFen }]
      : []
  },
  refusal: (_named, { orders }) =>
    badDiscounts(
      orders.flatMap(({ order: { cardNumber, quotaFen = 0 } }) =>
        cardNumber && quotaFen > 0 ? [cardNumber] : []
      ),
      ORDER_TEXTS.quotaGone
    ),
  /** Of each line the share that the company paid of it. */
  backWithParts: ({ lines }, parts) =>
    lines.reduce((sum, line) => {
      const all = line.quantity * line.unitFen
      const back = grossFen(
        line,
        parts.filter(({ lineId }) => lineId === line.id)
      )
      return all === 0 ? sum : sum + Math.floor((line.coveredFen * back) / all)
    }, 0),
  backWithRefund: () => true
}
