import { badDiscounts } from '../../coupon/refusals'
import { ownerOf } from '../checkout/owner'
import { ORDER_TEXTS } from '../texts'
import type { TenderRules } from './tender'

const KIND = 'right'

/** A use of a card's entitlement. Pricing has taken it off already: see `card` of the quote. */
export const right: TenderRules = {
  reservation: KIND,
  reserve: (order) =>
    order.rightId ? [{ ...ownerOf(order), kind: KIND, resource: order.rightId, amount: 1 }] : [],
  refusal: (_named, { orders }) =>
    badDiscounts(
      orders.flatMap(({ order }) => (order.rightId && order.cardNumber ? [order.cardNumber] : [])),
      ORDER_TEXTS.rightGone
    ),
  /** What somebody has come for is used. */
  backWithRefund: ({ visits }) => visits.every(({ state }) => state !== 'visited')
}
