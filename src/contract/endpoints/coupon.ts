import { row } from '../endpoint'
import type * as dto from '../dto/coupon'

export const couponEndpoints = {
  'coupon.list': row<dto.CouponListInput, dto.CouponList>({
    method: 'POST',
    path: '/coupon/list',
    auth: 'user'
  }),
  'coupon.amount': row<dto.CouponAmountInput, dto.CouponAmount[]>({
    method: 'POST',
    path: '/coupon/card/amount',
    auth: 'user'
  }),
  'coupon.claim': row<dto.ClaimInput, dto.ClaimResult[]>({
    method: 'POST',
    path: '/coupon/batchCollection/V3',
    auth: 'user',
    showLoading: true
  }),
  'coupon.redeem': row<dto.RedeemInput, dto.Coupon>({
    method: 'POST',
    path: '/coupon/redeem',
    auth: 'user',
    showLoading: true
  })
} as const
