import { entryKey, type CartEntry } from '@/domain/cart/entry'
import { putIn } from '@/domain/cart/put'
import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

type NewEntry = Pick<CartEntry, 'kind' | 'productCode'> & Partial<CartEntry>

/** An older client kept kind and code alone. */
const entryOf = (entry: NewEntry): CartEntry => ({
  skuId: '',
  quantity: 1,
  seenFen: 0,
  seenOffer: null,
  ticked: true,
  ...entry
})

type Entries = readonly CartEntry[]
interface Kept {
  readonly goods: Entries
  readonly told: Entries
}

/**
 * 'shoppingCart' of §3: what was put in, kept on the phone, and of a user by the account (`cart-sync`); all else is asked when it
 * is shown. Favourites are a list of the same kind.
 */
export class CartStore {
  goods: Entries
  /** As the account had them when it was asked last; a guest has no account. */
  told: Entries
  /** Tells the account what was changed here, and hears what was changed elsewhere; null for a guest. */
  account: { readonly hasNews: boolean; sync(): Promise<void> } | null = null
  /** Keys of lines that could not be bought when the server was asked last. */
  private lost: readonly string[] = []
  private readonly kept: Persisted<Kept | Entries>

  /** @param key under which it is kept */
  constructor(storage: StorageCapability, now: () => number, key: 'cart' | 'favourites' = 'cart') {
    this.kept = new Persisted(storage.local, key, now)
    const kept = this.kept.read() ?? []
    // An older client kept the lines alone.
    const { goods, told } = 'goods' in kept ? kept : { goods: kept, told: [] }
    this.goods = goods.map(entryOf)
    this.told = told
    observed(this)
  }

  /** Of the badge: lines that are ticked and can be bought. */
  get count(): number {
    return this.goods.filter((entry) => entry.ticked && !this.lost.includes(entryKey(entry))).length
  }

  /** More pieces of a line that is in already. 'in': nothing is counted of it; 'full': there are too many lines. */
  add(added: NewEntry): 'added' | 'more' | 'in' | 'full' {
    const { end, lines } = putIn(this.goods, entryOf(added))
    this.write(lines)
    return end
  }

  change(
    key: string,
    change: Partial<Pick<CartEntry, 'quantity' | 'seenFen' | 'seenOffer' | 'ticked'>>
  ): void {
    this.write(this.goods.map((entry) => (entryKey(entry) === key ? { ...entry, ...change } : entry)))
  }

  remove(keys: readonly string[]): void {
    this.write(this.goods.filter((entry) => !keys.includes(entryKey(entry))))
  }

  setLost(keys: readonly string[]): void {
    this.lost = keys
  }

  sessionEnded(): void {
    this.goods = this.told = []
  }

  setAccount(account: CartStore['account']): void {
    this.account = account
  }

  /** @param told as the account has them */
  write(goods: Entries, told = this.told): void {
    this.goods = goods
    this.told = told
    this.kept.write({ goods, told })
  }
}
