import { expireCards } from '../card/commands/expire-cards'
import type { Job } from './ticker'

/** What is left on cards whose time is over, or that their company took back, does not count any more. */
export const expireCardsRegularly: Job = {
  name: 'expire-cards',
  everyMs: 60_000,
  async *run({ db, now }) {
    while ((await expireCards(db, now())) > 0) yield
  }
}
