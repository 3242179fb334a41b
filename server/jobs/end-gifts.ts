import { expireGifts, returnUnclaimed } from '../gift/commands/end-gifts'
import { remindOfGifts } from '../gift/commands/remind-of-gifts'
import type { Job } from './ticker'

/** What nobody has claimed in time goes back before what is left on a card runs out. */
export const endGiftsRegularly: Job = {
  name: 'end-gifts',
  everyMs: 60_000,
  async *run({ db, now }) {
    while (await returnUnclaimed(db, now())) yield
    while ((await expireGifts(db, now())) > 0) yield
  }
}

/** Who has a gift card that ends soon is told so. */
export const remindOfGiftsHourly: Job = {
  name: 'remind-of-gifts',
  everyMs: 60 * 60_000,
  run: remindOfGifts
}
