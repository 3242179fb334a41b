import { ORDER_TEXTS } from '../texts'
import { flash } from './flash'
import type { OfferRules } from './offer'

/** A price of which the shop pays a part: so many pieces a month, one a user. */
export const subsidy: OfferRules = { ...flash, limitText: () => ORDER_TEXTS.subsidyLimit }
