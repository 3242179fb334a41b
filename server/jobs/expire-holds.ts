import { expireHolds } from '../commands/expire-holds'
import type { Job } from './ticker'

/** Seats of holds that ran out go back, also those that ran out while no server was up. */
export const expireHoldsRegularly: Job = {
  name: 'expire-holds',
  everyMs: 15_000,
  run: ({ db, now }) => expireHolds(db, now())
}
