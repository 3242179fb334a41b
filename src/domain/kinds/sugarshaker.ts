import { CATEGORY, type KindRules } from './types'

export const sugarshaker = {
  segments: ['sugarshaker'],
  variants: {
    [CATEGORY.sugarshaker]: {
      by: 'visit',
      family: 'checkup',
      visits: 'perPiece',
      book: 'later',
      report: false
    }
  },
  booking: true,
  addons: false,
  buys: false
} as const satisfies KindRules
