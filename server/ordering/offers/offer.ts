import type { Refusal } from '../../http/refusal'
import type { Reservation, ReservationKind } from '../reservations'
import type { NewOrder } from '../checkout/checkout'

/** An offer of which there is only so much: what an order reserves of it, and what the user is told when it is not to be had. */
interface ScarceOffer {
  readonly reservation: ReservationKind
  /** @param lineId of what was bought itself */
  reserve(order: NewOrder, lineId: string | null): readonly Reservation[]
  /** Others took the last of it between pricing and placing. */
  refusal(): Refusal
  /** The user has had it as often as one may. */
  limitRefusal(perUser: number): Refusal
}

/** What an offer does with an order beyond its price, which `catalogue/offers` reads. */
export interface OfferRules {
  /** Whether the price stays as it was agreed when a visit gets another day. */
  readonly keepsPrice: boolean
  /** null: there is as much of it as anybody wants. */
  readonly scarce: ScarceOffer | null
}
