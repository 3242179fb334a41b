import type { Counter } from '../../db/counter'
import {
  byResource,
  raiseGivenBack,
  sumsOf,
  type ReservationKind,
  type ReservationRules
} from './reservation'

/** A kind of claim on a stock that is counted. */
export const counted = <K extends ReservationKind>(rank: number, stock: Counter): ReservationRules<K> => ({
  rank,
  async reserve(tx, claims) {
    for (const claim of claims.toSorted(byResource)) {
      if (!(await stock.take(tx, claim.resource, claim.amount))) return claim
    }
    return null
  },
  async release(tx, parts) {
    await raiseGivenBack(tx, parts)
    for (const { resource, amount } of sumsOf(parts)) await stock.giveBack(tx, resource, amount)
  }
})
