import { eq } from 'drizzle-orm'
import type { CartEntry } from '@/domain/cart/entry'
import { applyChanges, nothingChanged, type CartChanges } from '@/domain/cart/sync'
import { carts } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'

/** So many keys are remembered: a phone repeats only its last one. */
const KEYS_KEPT = 100

/** What a phone has changed, under its key. */
export interface CartSync {
  readonly key: string
  readonly cart: CartChanges
  readonly favourites: CartChanges
}

/** Both lists as they stand, and how many lines had no room. */
export interface CartLists {
  readonly cart: readonly CartEntry[]
  readonly favourites: readonly CartEntry[]
  readonly full: number
}

/**
 * Applies what a phone has changed to the cart and the favourites of its user, all or nothing, each key once.
 * @returns both lists as they stand now, and how many lines had no room
 */
export async function syncCart(context: RequestContext, { key, ...told }: CartSync): Promise<CartLists> {
  const { id: userId } = requireUser(context)
  const { db } = context
  const asks = nothingChanged(told.cart) && nothingChanged(told.favourites)
  const answer = (cart: readonly CartEntry[], favourites: readonly CartEntry[], full = 0) => ({
    cart,
    favourites,
    full
  })
  if (asks) {
    const [row] = await db.select().from(carts).where(eq(carts.userId, userId))
    return answer(row?.cart ?? [], row?.favourites ?? [])
  }
  return transact(db, async (tx) => {
    const updatedAt = context.now()
    const empty = { userId, cart: [], favourites: [], applied: [], updatedAt }
    await tx.insert(carts).values(empty).onConflictDoNothing()
    const [row = empty] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update')
    if (row.applied.some((one) => one === key)) return answer(row.cart, row.favourites)
    const cart = applyChanges(row.cart, told.cart)
    const favourites = applyChanges(row.favourites, told.favourites)
    const applied = [key, ...row.applied].slice(0, KEYS_KEPT)
    await tx
      .update(carts)
      .set({ cart: cart.lines, favourites: favourites.lines, applied, updatedAt })
      .where(eq(carts.userId, userId))
    return answer(cart.lines, favourites.lines, cart.full + favourites.full)
  })
}
