import type * as dto from './dto'
import type * as order from '../order/dto/order'
import { row } from '../endpoint'
import type { OrderResult } from '../order/dto/place-order'

/** The cart (§7 'shopping-cart orders'; the paths are ours). */
export const cartEndpoints = {
  /** What the entries of a cart cost now, how many can be had, and which cannot be bought any more. */
  'cart.lines': row<dto.CartLinesInput, dto.CartLines>({
    method: 'POST',
    path: '/shoppingcart/lines',
    auth: 'user',
    changes: false
  }),
  /** Cart and favourites of the account: takes what a phone has changed, answers how they stand. */
  'cart.sync': row<dto.CartSyncInput, dto.CartKept>({
    method: 'POST',
    path: '/shoppingcart/sync',
    auth: 'user',
    changes: true
  }),
  /** Of an unpaid order that is paid together with others: how these are paid without it. */
  'order.cancelPreview': row<order.OrderIdInput, order.CancelPreview>({
    method: 'GET',
    path: '/order/cancel/preview/:id',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  /** Several orders under one pay order, all or none. 27002, 27004–27008 are answered to the page and name the product. */
  'order.completeCart': row<dto.CompleteCartInput, OrderResult[]>({
    method: 'POST',
    path: '/shoppingcart/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  })
} as const
