import type { ProductKind } from '@/domain/product-kind'

/** Stock families: products of one family share the seats of a branch. */
export type StockKind = 'checkup' | 'dentistry' | 'vaccine'

/** The family of a product or branch kind; whatever has no seats of its own is examined with the checkups. */
export function stockKindOf(kind: ProductKind | string): StockKind {
  return kind === 'dentistry' || kind === 'vaccine' ? kind : 'checkup'
}
