import { rulesOf, type ProductKind } from './kinds'
import { OFFER_WORDS, type SpecialOffer } from './offer/offers'

/** Text of the purchase button; an offer wins over the kind (§4). */
export function purchaseButtonText(kind: ProductKind, offer: SpecialOffer | null): string {
  if (offer) return OFFER_WORDS[offer].buy
  return rulesOf(kind).buys ? '立即购买' : '立即预约'
}

export interface PurchaseBarContext {
  offShelf: boolean
  /** The page is a /selling route. */
  onSellingRoute: boolean
  /** Router state `gifts`; 1 when the page was opened from a gift list. */
  gifts?: number | string | null
  fromSupermarket: boolean
}

/** The purchase bar is hidden for off-shelf products on a selling route, for gifts and from the supermarket (§4). */
export function isPurchaseBarHidden(context: PurchaseBarContext): boolean {
  const offShelf = context.onSellingRoute && context.offShelf
  return offShelf || String(context.gifts ?? '') === '1' || context.fromSupermarket
}
