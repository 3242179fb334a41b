/** What is paid for a product in the place of an entitlement, in fen. */

export interface Covered {
  /** What the card pays of the price. */
  readonly coverFen: number
  /** What is left to pay: what the wanted one costs less what the entitlement is worth, never below 0. */
  readonly payFen: number
  /** What the entitlement is worth more than a cheaper one: it does not come back. */
  readonly lostFen: number
}

export type ChoiceWay = 'included' | 'upgrade' | 'downgrade'

/** @param worthFen the sale price of the combo that is given up; null: the product is in the entitlement, which pays all of it */
export function coverOf(priceFen: number, worthFen: number | null): Covered {
  const coverFen = worthFen === null ? priceFen : Math.min(priceFen, Math.max(0, worthFen))
  return {
    coverFen,
    payFen: priceFen - coverFen,
    lostFen: worthFen === null ? 0 : Math.max(0, worthFen - priceFen)
  }
}

/** The same price costs nothing more, and loses nothing: it is no downgrade. */
export const wayOf = ({ lostFen }: Covered, included: boolean): ChoiceWay =>
  included ? 'included' : lostFen > 0 ? 'downgrade' : 'upgrade'
