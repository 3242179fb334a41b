import { createHash } from 'node:crypto'
import type { Offer } from '../catalogue/offers'

/** Offers at the product's own price: what they give is beside it, so that a version names them. */
const TIES = ['pair', 'replacement'] as const

export type Tie = (typeof TIES)[number]

/** A fingerprint of what a price is made of. It differs too when the order is tied to something else than before, and tells by its end to what. */
export function priceVersionOf(facts: readonly string[], { kind, id }: Offer): string {
  const tie = TIES.find((one) => one === kind)
  const all = tie === undefined ? facts : [...facts, tie, id ?? '']
  const print = createHash('sha256').update(all.join('|')).digest('hex').slice(0, 16)
  return tie === undefined ? print : `${print}-${tie}`
}

/** What an order by this version is tied to; null: to nothing. */
export const tieOf = (priceVersion: string): Tie | null =>
  TIES.find((one) => priceVersion.endsWith(`-${one}`)) ?? null
