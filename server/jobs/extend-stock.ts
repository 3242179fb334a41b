import { extendStock } from '../stock/commands/extend-stock'
import type { Job } from './ticker'

/** Opens the next day of the booking window; looks every quarter of an hour, so that midnight is not missed for long. */
export const extendStockDaily: Job = {
  name: 'extend-stock',
  everyMs: 15 * 60_000,
  run: async ({ db, now, log }) => {
    const added = await extendStock(db, now())
    if (added > 0) log.info({ slots: added }, 'the booking window moved on')
  }
}
