import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

/** A product put into the cart; everything else about it is asked from the server when the cart is shown. */
export interface CartEntry {
  readonly kind: string
  readonly productCode: string
}

/** 'shoppingCart' of §3, as far as checkups go: products are booked one at a time from here. */
export class CartStore {
  goods: readonly CartEntry[]
  private readonly kept: Persisted<readonly CartEntry[]>

  constructor(storage: StorageCapability, now: () => number) {
    this.kept = new Persisted(storage.local, 'cart', now)
    this.goods = this.kept.read() ?? []
    observed(this)
  }

  get count(): number {
    return this.goods.length
  }

  has(productCode: string): boolean {
    return this.goods.some((entry) => entry.productCode === productCode)
  }

  /** False when it was in already. */
  add(entry: CartEntry): boolean {
    if (this.has(entry.productCode)) return false
    this.write([entry, ...this.goods])
    return true
  }

  remove(productCodes: readonly string[]): void {
    this.write(this.goods.filter((entry) => !productCodes.includes(entry.productCode)))
  }

  private write(goods: readonly CartEntry[]): void {
    this.goods = goods
    this.kept.write(goods)
  }
}
