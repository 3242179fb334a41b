import type { Handlers } from '../http/context'
import { syncCart } from './commands/sync-cart'

export const cartHandlers = {
  'cart.sync': (input, context) => syncCart(context, input)
} satisfies Partial<Handlers>
