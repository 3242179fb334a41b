import type { SpecialOffer } from '@/domain/offer/offers'
import { specialOffer } from '../../catalogue/offers'
import { counted } from './counted'
import type { ReservationRules } from './reservation'

const pieces = <O extends SpecialOffer>(offer: O, rank: number): ReservationRules<O> =>
  counted<O>(rank, specialOffer(offer).pieces)

/** Pieces of special offers; one without its rank does not compile. */
export const OFFERED: { readonly [O in SpecialOffer]: ReservationRules<O> } = { flash: pieces('flash', 9) }
