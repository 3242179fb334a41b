import { CATEGORY, type KindRules } from './types'

export const waston = {
  segments: ['waston'],
  variants: {
    [CATEGORY.waston]: { by: 'visit', family: 'checkup', visits: 'one', book: 'now', report: true }
  },
  booking: true,
  addons: null,
  buys: false
} as const satisfies KindRules
