import { holdBills } from '../gateway/commands/hold-bills'
import type { Job } from './ticker'

/** Yesterday's bill of each provider against the books, from ten in the morning on. */
export const holdBillsDaily: Job = {
  name: 'hold-bills',
  everyMs: 10 * 60_000,
  run: (context) => holdBills(context, context.bills ?? [])
}
