import { ORDER_TEXTS } from '../texts'
import { flash } from './flash'
import type { OfferRules } from './offer'

/** Goods that were won in a draw. */
export const prize: OfferRules = { ...flash, limitText: () => ORDER_TEXTS.prizeLimit }
