import type { ParsedInput } from '@/contract/schemas'
import type { CartEntry } from '@/domain/cart/entry'
import type { CartChanges } from '@/domain/cart/sync'
import { toFen } from '@/domain/money'
import type { CartSync } from './commands/sync-cart'

type Input = ParsedInput<'cart.sync'>

const entryOf = ({ seenPrice, ticked, ...line }: Input['cart']['added'][number]): CartEntry => ({
  ...line,
  seenFen: toFen(seenPrice),
  ticked: ticked === 1
})

const changesIn = ({ added, changed, removed }: Input['cart']): CartChanges => ({
  added: added.map(entryOf),
  changed: changed.map(entryOf),
  removed
})

export const cartSync = ({ key, cart, favourites }: Input): CartSync => ({
  key,
  cart: changesIn(cart),
  favourites: changesIn(favourites)
})
