import { ANY_OFFERS, specialOffer, type AnyOffer } from '../../catalogue/offers'
import { counted } from './counted'
import type { ReservationRules } from './reservation'

const FIRST = 9

/** Pieces of a special offer. Their ranks lie between goods and seats, in the order of the list of offers. */
export const offered = <O extends AnyOffer>(offer: O): ReservationRules<O> =>
  counted<O>(FIRST + ANY_OFFERS.indexOf(offer) / ANY_OFFERS.length, specialOffer(offer).pieces)
