import { CATEGORY, type KindRules } from './types'

/** Goods from a bonded warehouse. */
export const crossBorder = {
  segments: ['cross-border'],
  variants: { [CATEGORY.crossBorder]: { by: 'parcel', report: false, customs: true } },
  booking: false,
  addons: null,
  buys: true
} as const satisfies KindRules
