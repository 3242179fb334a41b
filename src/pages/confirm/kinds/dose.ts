import { dose } from '../sections/dose'
import type { DosePricing } from '../sections/dose/pricing'
import type { Plan } from '../shared/section'

/** A dose of an order that gets its day, or another one. */
export const plan: Plan<DosePricing> = { sections: [dose] }
