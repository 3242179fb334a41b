import { CATEGORY, type Fulfilment, type KindRules } from './types'

const VISIT = {
  by: 'visit',
  family: 'checkup',
  visits: 'one',
  book: 'now',
  report: true
} as const satisfies Fulfilment

export const checkup = {
  segments: ['checkup', 'cardCheckup'],
  variants: {
    [CATEGORY.checkup]: VISIT,
    [CATEGORY.cardCheckup]: VISIT,
    [CATEGORY.checkupWithSlot]: VISIT
  },
  booking: true,
  addons: 'shop',
  buys: false
} as const satisfies KindRules
