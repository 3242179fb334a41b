import type { Breakfast } from '../booking/dto/confirm'
import type { CouponList, CouponListInput } from '../coupon/dto'
import type * as dto from './dto'
import { row } from '../endpoint'

/** Self-selected checkups (§7 Booking); price and order are those of every checkup. */
export const supermarketEndpoints = {
  'supermarket.packages': row<dto.SupermarketInput, dto.SupermarketPackages[]>({
    method: 'GET',
    path: '/pdb/supermarket/addPackage/list/:orgCode/:productCode/:regDate',
    auth: 'optional',
    changes: false
  }),
  'supermarket.breakfasts': row<dto.SupermarketBreakfastInput, Breakfast[]>({
    method: 'GET',
    path: '/pdb/supermarket/detail/:id',
    auth: 'none',
    changes: false
  }),
  'supermarket.coupons': row<CouponListInput, CouponList>({
    method: 'POST',
    path: '/pdb/supermarket/coupon/list',
    auth: 'user',
    changes: false
  })
} as const
