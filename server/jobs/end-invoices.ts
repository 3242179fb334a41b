import { endInvoices } from '../invoice/commands/end-invoices'
import type { Job } from './ticker'

const BATCH = 200

/** Invoices whose years are over name nobody any more. */
export const endInvoicesDaily: Job = {
  name: 'end-invoices',
  everyMs: 24 * 60 * 60_000,
  async *run({ db, now, log }) {
    for (let ended = BATCH; ended === BATCH;) {
      ended = await endInvoices(db, now(), BATCH)
      if (ended > 0) log.info({ invoices: ended }, 'invoices were kept long enough')
      yield
    }
  }
}
