import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type { ShopInfo } from '../content/dto'

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
