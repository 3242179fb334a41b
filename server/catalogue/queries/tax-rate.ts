import type { ProductRow } from './read-shop'

/** Share of goods and freight that customs take, 0.091 of 9.1%, as the product's `extra` says it; null of what does not come from abroad. */
export function taxRateOf({ extra }: Pick<ProductRow, 'extra'>): number | null {
  const rate = extra['taxRate']
  return typeof rate === 'number' ? rate : null
}
