import { SPECIAL_OFFERS, type SpecialOffer } from '@/domain/offer/offers'
import { specialOffer } from '../../catalogue/offers'
import { counted } from './counted'
import type { ReservationRules } from './reservation'

const FIRST = 9

/** Pieces of a special offer. Their ranks lie between goods and seats, in the order of the list of offers. */
export const offered = <O extends SpecialOffer>(offer: O): ReservationRules<O> =>
  counted<O>(FIRST + SPECIAL_OFFERS.indexOf(offer) / SPECIAL_OFFERS.length, specialOffer(offer).pieces)
