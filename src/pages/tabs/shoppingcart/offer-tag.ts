import { OFFER_WORDS, type SpecialOffer } from '@/domain/offer/offers'

/** What a price is called that an offer brings; in care mode without hurry. */
export const offerTag = (offer: SpecialOffer, elder: boolean): string =>
  elder ? '优惠' : OFFER_WORDS[offer].tag
