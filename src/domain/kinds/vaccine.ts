import { CATEGORY, type KindRules } from './types'

export const vaccine = {
  segments: ['vaccine'],
  variants: {
    [CATEGORY.vaccine]: { by: 'visit', family: 'vaccine', visits: 'perDose', book: 'now', report: false }
  },
  booking: true,
  addons: null,
  buys: true
} as const satisfies KindRules
