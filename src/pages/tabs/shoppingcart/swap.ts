import { entryKey, type CartEntry } from '@/domain/cart/entry'
import type { CartStore } from '@/stores/cart'

/** Another choice of a line, in its place; a line that has that choice already goes into it. At most so many pieces. */
export function swapLine(
  cart: CartStore,
  key: string,
  choice: Pick<CartEntry, 'skuId' | 'quantity' | 'seenFen' | 'seenOffer'>,
  most: number
): 'changed' | 'merged' | 'fewer' {
  const old = cart.goods.find((entry) => entryKey(entry) === key)
  if (!old) return 'changed'
  const changed = { ...old, ...choice }
  const twin = cart.goods.find((entry) => entry !== old && entryKey(entry) === entryKey(changed))
  const wanted = choice.quantity + (twin?.quantity ?? 0)
  const ticked = old.ticked || twin?.ticked === true
  const line = { ...changed, ticked, quantity: Math.min(wanted, most) }
  cart.write(cart.goods.filter((entry) => entry !== twin).map((entry) => (entry === old ? line : entry)))
  return wanted > most ? 'fewer' : twin ? 'merged' : 'changed'
}
