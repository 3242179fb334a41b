import type { OfferKind } from '../../catalogue/offers'
import type { Refusal } from '../../http/refusal'
import type { NewOrder } from '../checkout/checkout'
import type { Reservation, ReservationKind } from '../reservations'
import { flash } from './flash'
import type { OfferRules } from './offer'
import { sale } from './sale'
import { keysOf } from '@/domain/keys-of'

/** Of each reason why a price is what it is; one without its module does not compile. */
const OFFERS: { readonly [K in OfferKind]: OfferRules } = { sale, flash }

const KINDS = keysOf(OFFERS)

/** @throws for a kind that this version of the server does not know */
export function offerRules(kind: string): OfferRules {
  const known = KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`an offer of an unknown kind: ${kind}`)
  return OFFERS[known]
}

/** What an order reserves of the offer by which it is priced. @param lineId of what was bought itself */
export const offerClaims = (order: NewOrder, lineId: string | null): readonly Reservation[] =>
  offerRules(order.offer ?? 'sale').scarce?.reserve(order, lineId) ?? []

/** What the user is told when a reservation of an offer is not to be had; null where it is no offer's. */
export const offerRefusal = (reservation: ReservationKind): Refusal | null =>
  KINDS.map((kind) => OFFERS[kind].scarce)
    .find((scarce) => scarce?.reservation === reservation)
    ?.refusal() ?? null

/** The user has had the offer as often as one may. */
export function limitRefusal(kind: OfferKind, perUser: number): Refusal {
  const { scarce } = OFFERS[kind]
  if (!scarce) throw new Error(`nobody has ${kind} too often`)
  return scarce.limitRefusal(perUser)
}
