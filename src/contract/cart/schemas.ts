import * as cart from './dto'
import * as order from '../order/dto/order'
import * as placing from '../order/dto/place-order'

/** What each call of this subject takes and answers. Server and tests only. */
export const cartSchemas = {
  'cart.sync': { input: cart.cartSyncInput, results: cart.cartKept },
  'cart.lines': { input: cart.cartLinesInput, results: cart.cartLines },
  'order.completeCart': { input: cart.completeCartInput, results: placing.completeResults },
  'order.cancelPreview': { input: order.orderIdInput, results: order.cancelPreview }
}
