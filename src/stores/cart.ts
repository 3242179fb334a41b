import { entryKey, type CartEntry } from '@/domain/cart/entry'
import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

type NewEntry = Pick<CartEntry, 'kind' | 'productCode'> & Partial<CartEntry>

/** An older client kept kind and code alone. */
const entryOf = (entry: NewEntry): CartEntry => ({
  skuId: '',
  quantity: 1,
  seenFen: 0,
  onFlash: false,
  ticked: true,
  ...entry
})

/** Most lines of a cart: one call asks for all of them. */
const MOST_LINES = 50

/** 'shoppingCart' of §3: what was put in, kept on the phone; all else is asked when it is shown. Favourites are a list of the same kind. */
export class CartStore {
  goods: readonly CartEntry[]
  /** Keys of lines that could not be bought when the server was asked last. */
  private lost: readonly string[] = []
  private readonly kept: Persisted<readonly CartEntry[]>

  /** @param key under which it is kept */
  constructor(storage: StorageCapability, now: () => number, key = 'cart') {
    this.kept = new Persisted(storage.local, key, now)
    this.goods = (this.kept.read() ?? []).slice(0, MOST_LINES).map(entryOf)
    observed(this)
  }

  /** Of the badge: lines that are ticked and can be bought. */
  get count(): number {
    return this.goods.filter((entry) => entry.ticked && !this.lost.includes(entryKey(entry))).length
  }

  /** More pieces of a line that is in already. 'in': nothing is counted of it; 'full': there are too many lines. */
  add(added: NewEntry): 'added' | 'more' | 'in' | 'full' {
    const entry = entryOf(added)
    const known = this.goods.find((other) => entryKey(other) === entryKey(entry))
    if (known && entry.skuId === '') return 'in'
    if (!known && this.goods.length >= MOST_LINES) return 'full'
    const quantity = entry.quantity + (known?.quantity ?? 0)
    this.write([{ ...entry, quantity }, ...this.goods.filter((other) => other !== known)])
    return known ? 'more' : 'added'
  }

  change(key: string, change: Partial<Pick<CartEntry, 'quantity' | 'seenFen' | 'onFlash' | 'ticked'>>): void {
    this.write(this.goods.map((entry) => (entryKey(entry) === key ? { ...entry, ...change } : entry)))
  }

  remove(keys: readonly string[]): void {
    this.write(this.goods.filter((entry) => !keys.includes(entryKey(entry))))
  }

  setLost(keys: readonly string[]): void {
    this.lost = keys
  }

  write(goods: readonly CartEntry[]): void {
    this.goods = goods
    this.kept.write(goods)
  }
}
