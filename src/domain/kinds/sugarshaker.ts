import { CATEGORY, type KindRules } from './types'

export const sugarshaker = {
  segments: ['sugarshaker'],
  variants: {
    [CATEGORY.sugarshaker]: { by: 'visit', family: 'checkup', visits: 'one', book: 'now', report: true }
  },
  booking: true,
  addons: 'own',
  floors: true,
  ordersApart: true,
  buys: false
} as const satisfies KindRules
