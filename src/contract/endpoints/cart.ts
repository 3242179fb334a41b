import type * as dto from '../dto/cart'
import { row } from '../endpoint'
import type { OrderResult } from '../dto/place-order'

/** The cart (§7 'shopping-cart orders'; the paths are ours). */
export const cartEndpoints = {
  /** What the entries of a cart cost now, how many can be had, and which cannot be bought any more. */
  'cart.lines': row<dto.CartLinesInput, dto.CartLines>({
    method: 'POST',
    path: '/shoppingcart/lines',
    auth: 'user',
    changes: false
  }),
  /** Several orders under one pay order, all or none. 27002, 27004–27008 are answered to the page and name the product. */
  'order.completeCart': row<dto.CompleteCartInput, OrderResult[]>({
    method: 'POST',
    path: '/shoppingcart/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: true,
    showLoading: true
  })
} as const
