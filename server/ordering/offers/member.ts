import { sale } from './sale'
import type { OfferRules } from './offer'

/** A member's price: it stays as it was agreed, also when the membership has ended meanwhile. */
export const member: OfferRules = { ...sale, keepsPrice: true }
