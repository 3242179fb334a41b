import { ErrorCode } from '@/contract/errors'
import { keysOf } from '@/domain/keys-of'
import { ANY_OFFERS, specialOffer, type OfferKind } from '../../catalogue/offers'
import type { Tx } from '../../db/transact'
import { Refusal } from '../../http/refusal'
import type { NewOrder } from '../checkout/checkout'
import { ownerOf } from '../checkout/owner'
import type { Reservation, ReservationKind } from '../reservations'
import { flash } from './flash'
import { group } from './group'
import { member } from './member'
import { pair } from './pair'
import { prize } from './prize'
import { replacement } from './replacement'
import type { Transitions } from '../order/transitions'
import type { OfferedOrder, OfferRules } from './offer'
import { sale } from './sale'
import { subsidy } from './subsidy'

/** Of each reason why a price is what it is; one without its module does not compile. */
const OFFERS: { readonly [K in OfferKind]: OfferRules } = {
  ...{ sale, flash, group, subsidy, member, pair, replacement, prize }
}

const KINDS = keysOf(OFFERS)

/** @throws for a kind that this version of the server does not know */
export function offerRules(kind: string): OfferRules {
  const known = KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`an offer of an unknown kind: ${kind}`)
  return OFFERS[known]
}

/** What an order reserves of the offer by which it is priced. @param lineId of what was bought itself */
export function offerClaims(order: NewOrder, lineId: string | null): readonly Reservation[] {
  const kind = ANY_OFFERS.find((one) => one === order.offer)
  if (kind === undefined || order.offerId == null) return []
  return [{ ...ownerOf(order), kind, resource: order.offerId, amount: order.quantity ?? 1, lineId }]
}

/** What the user is told when others took the last of an offer between pricing and placing; null where the reservation is no offer's. */
export function offerRefusal(reservation: ReservationKind): Refusal | null {
  const kind = ANY_OFFERS.find((one) => one === reservation)
  return kind === undefined ? null : new Refusal(ErrorCode.offShelf, specialOffer(kind).overText)
}

/** Orders are paid, and each offer says what follows. @param moves of their parts; without it they were written as paid */
export async function afterPaid(
  tx: Tx,
  paid: readonly OfferedOrder[],
  at: Date,
  moves?: Transitions
): Promise<void> {
  const offerOf = ({ offer = 'sale' }: OfferedOrder) => offer
  for (const kind of new Set(paid.map(offerOf))) {
    const own = paid.filter((order) => offerOf(order) === kind)
    await offerRules(kind).afterPaid(tx, own, at, moves)
  }
}

/** The user has had the offer as often as one may. */
export function limitRefusal(kind: OfferKind, perUser: number): Refusal {
  const { limitText } = OFFERS[kind]
  if (!limitText) throw new Error(`nobody has ${kind} too often`)
  return new Refusal(ErrorCode.offShelf, limitText(perUser))
}
