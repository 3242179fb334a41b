import type { Counter } from '../../db/counter'
import { byResource, raiseGivenBack, sumsOf, type ClaimKind, type ClaimRules } from './claim'

/** A kind of claim on a stock that is counted. */
export const counted = <K extends ClaimKind>(rank: number, stock: Counter): ClaimRules<K> => ({
  rank,
  async take(tx, claims) {
    for (const claim of claims.toSorted(byResource)) {
      if (!(await stock.take(tx, claim.resource, claim.amount))) return claim
    }
    return null
  },
  async giveBack(tx, parts) {
    await raiseGivenBack(tx, parts)
    for (const { resource, amount } of sumsOf(parts)) await stock.giveBack(tx, resource, amount)
  }
})
