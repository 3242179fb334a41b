import { eraseAccount } from '../privacy/commands/erase-account'
import { dueAccounts } from '../privacy/queries/leaving'
import type { Job } from './ticker'

const BATCH = 50

/** Accounts whose owners left a week ago; one with an open order waits for its end. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  everyMs: 10 * 60_000,
  async *run({ db, now, log }) {
    for (let due = await dueAccounts(db, now(), BATCH, ''); due.length > 0;) {
      for (const id of due)
        if (await eraseAccount(db, id, now())) log.info({ user: id }, 'an account was erased')
      yield
      due = await dueAccounts(db, now(), BATCH, due.at(-1) ?? '')
    }
  }
}
