import type { OfferRules } from './offer'

/** The product's own price. */
export const sale: OfferRules = { keepsPrice: false, limitText: null }
