import { expireHolds, HOLDS_AT_ONCE } from '../stock/commands/expire-holds'
import type { Job } from './ticker'

/** Seats of holds that ran out go back, also those that ran out while no server was up. */
export const expireHoldsRegularly: Job = {
  name: 'expire-holds',
  everyMs: 15_000,
  async *run({ db, now }) {
    while ((await expireHolds(db, now())) === HOLDS_AT_ONCE) yield
  }
}
