import { begin } from '../fulfilment/commands/begin'
import type { OfferRules } from './offer'

/** The product's own price. */
export const sale: OfferRules = { keepsPrice: false, afterPaid: begin, limitText: null }
