import { CATEGORY, type KindRules } from './types'

/** Sampled at a branch; the kit for home is a kind of its own. */
export const gene = {
  segments: ['gene'],
  variants: {
    [CATEGORY.gene]: {
      by: 'visit',
      family: 'checkup',
      visits: 'one',
      book: 'now',
      report: true,
      sample: true
    }
  },
  booking: true,
  addons: null,
  buys: false
} as const satisfies KindRules
