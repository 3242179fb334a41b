/** What a company has agreed with branches, and the order in which those that take its card are shown. */

/** A branch that does not take the company's cards, or asks the customer for something that the company does not pay. */
export type BranchTerms =
  | { readonly orgCode: string; readonly signed: false }
  | { readonly orgCode: string; readonly signed: true; readonly feeName: string; readonly feeFen: number }

/** What the customer pays at a branch himself. */
export interface BranchFee {
  readonly name: string
  readonly fen: number
}

export const takesCard = (terms: readonly BranchTerms[], orgCode: string): boolean =>
  !terms.some((one) => one.orgCode === orgCode && !one.signed)

/** null: the branch asks nothing beside. */
export function feeAt(terms: readonly BranchTerms[], orgCode: string): BranchFee | null {
  const found = terms.find((one) => one.orgCode === orgCode)
  return found?.signed && found.feeFen > 0 ? { name: found.feeName, fen: found.feeFen } : null
}

interface Ordered {
  readonly payFen: number
  /** Null unknown. */
  readonly km: number | null
  /** Share that is booked. */
  readonly percent: number
}

/** What costs nothing first, then the nearest; where nobody knows how far it is, what has most room. Equal ones keep their order. */
export const byCard = (a: Ordered, b: Ordered): number =>
  a.payFen - b.payFen || (a.km !== null && b.km !== null ? a.km - b.km : a.percent - b.percent)
