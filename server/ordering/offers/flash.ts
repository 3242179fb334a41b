import { begin } from '../fulfilment/commands/begin'
import { ORDER_TEXTS } from '../texts'
import type { OfferRules } from './offer'

/** A flash sale: so many pieces at its price, so often a user. */
export const flash: OfferRules = {
  keepsPrice: true,
  afterPaid: begin,
  limitText: ORDER_TEXTS.saleLimit
}
