/** Parts of an order with a state each, and how a part may go from one to another. */

export type VisitState = 'toBook' | 'asked' | 'booked' | 'visited' | 'noShow' | 'failed' | 'cancelled'
export type DeliveryState = 'packing' | 'shipped' | 'received' | 'cancelled'

type Steps<State extends string> = Readonly<Record<State, readonly State[]>>

/** `asked`: a seat is kept, but payment or the branch has not said yes. Time takes that back, the customer ends it. */
export const VISIT_STEPS: Steps<VisitState> = {
  toBook: ['asked', 'booked', 'cancelled'],
  asked: ['booked', 'failed', 'toBook', 'cancelled'],
  booked: ['visited', 'noShow', 'failed', 'cancelled'],
  noShow: ['asked', 'booked', 'cancelled'],
  failed: ['asked', 'booked', 'cancelled'],
  visited: [],
  cancelled: []
}

export const DELIVERY_STEPS: Steps<DeliveryState> = {
  packing: ['shipped', 'cancelled'],
  shipped: ['received'],
  received: [],
  cancelled: []
}
