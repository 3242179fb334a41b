import type { CartKept } from '@/contract/cart/dto'
import type { CartEntry } from '@/domain/cart/entry'
import { toYuan } from '@/domain/money'
import type { CartLists } from './commands/sync-cart'

const lineOf = ({ seenFen, ticked, ...line }: CartEntry): CartKept['cart'][number] => ({
  ...line,
  seenPrice: toYuan(seenFen),
  ticked: ticked ? 1 : 0
})

export const cartKept = ({ cart, favourites, full }: CartLists): CartKept => ({
  cart: cart.map(lineOf),
  favourites: favourites.map(lineOf),
  full
})
