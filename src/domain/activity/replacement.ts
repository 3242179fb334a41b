import { ORDER_STATUS, PAY_STATUS, type OrderStatus } from '../order/codes'

/** Offers that are activities: what was bought by one of them can be exchanged when its product is sold out. */
export const REPLACED_OFFERS = ['flash', 'group', 'subsidy', 'pair'] as const
export type ReplacedOffer = (typeof REPLACED_OFFERS)[number]

/** The shop has its money, or what is left of it after a part went back. */
export const REPLACED_PAY: readonly number[] = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]

/** Statuses in which all of an order goes back at once: nothing was had of it, nothing is on its way, nobody has to look first. */
export const REPLACED_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.toBook,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toVisit,
  ORDER_STATUS.toUse,
  ORDER_STATUS.toShip,
  ORDER_STATUS.bookingFailed
]

/** So long a choice counts: who comes for something else later buys it as anybody does. */
export const CHOICE_MINUTES = 30

const BACK: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded]

/** How the order stands whose product is exchanged. */
export interface ReplacedOrder {
  readonly payStatus: number
  readonly status: OrderStatus
  /** A code of it was used, or one of its visits made. */
  readonly partUsed: boolean
}

export const isReplaceable = ({ payStatus, status, partUsed }: ReplacedOrder): boolean =>
  REPLACED_PAY.includes(payStatus) && REPLACED_STATUSES.includes(status) && !partUsed

/** The order that was placed in its stead; none: there is none that counts. */
export type NewOrder = 'none' | 'unpaid' | 'paid'

/**
 * How an exchange stands. open: another product can be chosen. ordered: the new order waits for its payment. settling: it is paid, what goes back
 * is on its way to be told. done: the old order went back for it. back: the old order went back by itself. used: it was had. over: too late.
 */
export type ReplacementState = 'open' | 'ordered' | 'settling' | 'done' | 'back' | 'used' | 'over'

interface Standing {
  readonly order: ReplacedOrder
  readonly newOrder: NewOrder
  /** Of the activity, epoch ms. */
  readonly endsAt: number
}

export function replacementState({ order, newOrder, endsAt }: Standing, now: number): ReplacementState {
  const back = BACK.includes(order.payStatus)
  if (newOrder === 'paid') return back ? 'done' : 'settling'
  if (back) return 'back'
  if (newOrder === 'unpaid') return 'ordered'
  if (!isReplaceable(order)) return 'used'
  return now < endsAt ? 'open' : 'over'
}

/** What follows once the new order is paid: the old one goes back; where it cannot any more the new one does; where it has gone, nothing. */
type ReplacementEnd = 'old' | 'new' | 'nothing'

/** @param whole a refund now would take all of the old order, at once */
export function replacementEnd(payStatus: number, whole: boolean): ReplacementEnd {
  if (BACK.includes(payStatus)) return 'nothing'
  return whole ? 'old' : 'new'
}

export type Difference = { readonly kind: 'more' | 'less'; readonly fen: number } | { readonly kind: 'same' }

/** What the other product costs in all against what goes back of the old one, in fen. */
export function differenceOf(backFen: number, priceFen: number): Difference {
  if (priceFen === backFen) return { kind: 'same' }
  return priceFen > backFen
    ? { kind: 'more', fen: priceFen - backFen }
    : { kind: 'less', fen: backFen - priceFen }
}
