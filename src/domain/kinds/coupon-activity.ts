import { CATEGORY, type KindRules } from './types'

export const couponActivity = {
  segments: ['coupon-activity'],
  variants: { [CATEGORY.couponActivity]: { by: 'code', use: 'voucher' } },
  booking: false,
  addons: null,
  buys: true
} as const satisfies KindRules
