import { CATEGORY, type KindRules } from './types'

/** A kit that is sent home and comes back. */
export const geneHome = {
  segments: ['gene-home'],
  variants: { [CATEGORY.geneHome]: { by: 'parcel', report: true } },
  booking: false,
  addons: null,
  buys: true
} as const satisfies KindRules
