import { row } from '../endpoint'
import type { CompleteCouponInput } from './dto'
import type { OrderResult } from '../order/dto/place-order'

/** §7 codes that are used at a branch. */
export const codeEndpoints = {
  /** 27002, 27004–27008 are answered to the page. */
  'order.completeCoupon': row<CompleteCouponInput, OrderResult[]>({
    method: 'POST',
    path: '/coupon/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  })
} as const
