import { CATEGORY, type KindRules } from './types'

export const healthSelection = {
  segments: ['health-selection'],
  variants: {
    [CATEGORY.goods]: { by: 'parcel', report: false },
    [CATEGORY.specialGoods]: { by: 'code', use: 'pickUp' },
    [CATEGORY.servicePerson]: { by: 'code', use: 'service', selfOnly: true },
    [CATEGORY.membership]: { by: 'code', use: 'membership', selfOnly: true }
  },
  booking: false,
  addons: null,
  buys: true
} as const satisfies KindRules
