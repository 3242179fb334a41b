import type { Handlers } from '../http/context'
import { syncCart } from './commands/sync-cart'
import { cartKept } from './dto'
import { cartSync } from './requests'

export const cartHandlers = {
  'cart.sync': async (input, context) => cartKept(await syncCart(context, cartSync(input)))
} satisfies Partial<Handlers>
