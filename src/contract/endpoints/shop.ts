import { row } from '../endpoint'
import type { Empty } from '../dto/common'
import type { ShopInfo } from '../dto/content'

export const shopEndpoints = {
  /** What the shop says of itself: name, phone, licences. */
  'shop.info': row<Empty, ShopInfo>({
    method: 'GET',
    path: '/shop/info',
    auth: 'none',
    changes: false,
    quiet: true
  })
} as const
