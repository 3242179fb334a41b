import { expireHolds, HOLDS_AT_ONCE } from '../stock/commands/expire-holds'
import { overdueHolds } from '../stock/queries/overdue-holds'
import type { Job } from './ticker'

/** Seats of holds that ran out go back, also those that ran out while no server was up. */
export const expireHoldsRegularly: Job = {
  name: 'expire-holds',
  everyMs: 15_000,
  async *run({ db, now, log }) {
    while ((await expireHolds(db, now())) === HOLDS_AT_ONCE) yield
    const slots = await overdueHolds(db, now())
    if (slots.length > 0) log.warn({ slots }, 'holds stay, as their slots count fewer seats than they have')
  }
}
