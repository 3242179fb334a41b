/** Cart and favourites as the account keeps them (§7 shopping-cart orders), in our own words and fen. */
import type { CartKept, CartSyncInput } from '@/contract/cart/dto'
import type { CartEntry } from '@/domain/cart/entry'
import type { CartChanges } from '@/domain/cart/sync'
import { toFen, toYuan } from '@/domain/money'
import type { Call } from '../http/call'

/** What the account keeps, the newest line first. */
interface KeptCart {
  readonly cart: readonly CartEntry[]
  readonly favourites: readonly CartEntry[]
  /** So many lines had no room. */
  readonly full: number
}

type KeptLine = CartKept['cart'][number]

const lineOfEntry = ({ seenFen, ticked, ...line }: CartEntry): KeptLine => ({
  ...line,
  seenPrice: toYuan(seenFen),
  ticked: ticked ? 1 : 0
})

const entryOfLine = ({ seenPrice, ticked, ...line }: KeptLine): CartEntry => ({
  ...line,
  seenFen: toFen(seenPrice),
  ticked: ticked === 1
})

const changesFor = ({ added, changed, removed }: CartChanges): CartSyncInput['cart'] => ({
  added: added.map(lineOfEntry),
  changed: changed.map(lineOfEntry),
  removed: [...removed]
})

/** Tells the account what was changed here. @param key the same changes count once, however often they are told */
export async function syncCart(
  call: Call,
  key: string,
  changes: { readonly cart: CartChanges; readonly favourites: CartChanges }
): Promise<KeptCart> {
  const kept = await call('cart.sync', {
    key,
    cart: changesFor(changes.cart),
    favourites: changesFor(changes.favourites)
  })
  return {
    cart: kept.cart.map(entryOfLine),
    favourites: kept.favourites.map(entryOfLine),
    full: kept.full
  }
}
