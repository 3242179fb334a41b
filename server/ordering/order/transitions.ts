import type { CodeState, DeliveryState, VisitState } from '@/domain/order/parts'
import { visitExtraOf } from './snapshot'
import type { OrderRow, PartRows } from './whole-order'

/** Where the parts of an order go; a part for which its own state is answered stays. */
export interface Transitions {
  readonly visit?: (visit: PartRows['visits'][number], order: Pick<OrderRow, 'extra'>) => VisitState
  readonly delivery?: (delivery: PartRows['deliveries'][number]) => DeliveryState
  readonly code?: (code: Pick<PartRows['codes'][number], 'id' | 'state'>) => CodeState
}

/** A partner’s clinic has to say yes to a visit that is paid for. */
const booked = (order: Pick<OrderRow, 'extra'>): VisitState =>
  visitExtraOf(order).needsConfirmation ? 'asked' : 'booked'

/** The order is paid. */
export const PAID: Transitions = {
  visit: ({ state }, order) => (state === 'asked' ? booked(order) : state)
}

/** Nobody paid in time: its seats went back. */
export const TIMED_OUT: Transitions = {
  visit: ({ state }) => (state === 'asked' ? 'toBook' : state)
}

/** It is paid after all, and has its seats again. */
export const SEATED_AGAIN: Transitions = {
  visit: ({ state, slotId }, order) => (state === 'toBook' && slotId !== null ? booked(order) : state)
}

/** The customer ended it. */
export const CANCELLED: Transitions = {
  visit: ({ state }) => (state === 'visited' ? state : 'cancelled'),
  delivery: ({ state }) => (state === 'packing' ? 'cancelled' : state)
}

/** Customs know of it, and its parcel waits for them. */
export const DECLARED: Transitions = {
  delivery: ({ state, direction }) => (state === 'packing' && direction === 'out' ? 'customs' : state)
}

/** A visit has got a day, or another one. */
export const bookedOn = (visitId: string): Transitions => ({
  visit: ({ id, state }, order) => (id === visitId ? booked(order) : state)
})

/** Codes with these ids get a state, the others keep theirs. */
export const codesTo = (ids: readonly string[], to: CodeState): Transitions => ({
  code: ({ id, state }) => (ids.includes(id) ? to : state)
})
