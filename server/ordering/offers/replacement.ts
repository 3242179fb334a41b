import { sale } from './sale'
import type { OfferRules } from './offer'

/** In place of another order, which goes back by itself once this one is paid (`settle-replacements.ts`). */
export const replacement: OfferRules = { ...sale, keepsPrice: true }
