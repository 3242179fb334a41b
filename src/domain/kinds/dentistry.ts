import { CATEGORY, type KindRules } from './types'

export const dentistry = {
  segments: ['dentistry', 'dentistryEightTh', 'dentistryCard'],
  variants: {
    [CATEGORY.dentistry]: { by: 'visit', family: 'dentistry', visits: 'one', book: 'now', report: false }
  },
  booking: true,
  addons: null,
  doctors: true,
  buys: false
} as const satisfies KindRules
