import { row } from '../endpoint'
import type * as dto from './dto'

export const couponEndpoints = {
  'coupon.list': row<dto.CouponListInput, dto.CouponList>({
    method: 'POST',
    path: '/coupon/list',
    auth: 'user',
    changes: false
  }),
  'coupon.amount': row<dto.CouponAmountInput, dto.CouponAmount[]>({
    method: 'POST',
    path: '/coupon/card/amount',
    auth: 'user',
    changes: false
  }),
  /** Ours: what a coupon can be used for; a guest may look at one that is open to everybody. 404 for any other. */
  'coupon.products': row<dto.CouponProductsInput, dto.CouponProducts>({
    method: 'POST',
    path: '/coupon/product/list',
    auth: 'optional',
    changes: false
  }),
  'coupon.claim': row<dto.ClaimInput, dto.ClaimResult[]>({
    method: 'POST',
    path: '/coupon/batchCollection/V3',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'coupon.redeem': row<dto.RedeemInput, dto.Coupon>({
    method: 'POST',
    path: '/coupon/redeem',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
