import type { Job } from '../jobs/ticker'
import { receiveNotice } from '../ordering/payments/commands/receive-notice'
import { deliverNotices, openNotice } from './notices'

/** The sandbox's outbox; one that could not be delivered is tried again with growing pauses. */
export const deliverPayNotices: Job = {
  name: 'deliver-pay-notices',
  everyMs: 1_000,
  run: (context) =>
    deliverNotices(
      context.db,
      context.now(),
      async (signed) => receiveNotice(context, await openNotice(context.db, signed, context.now())),
      context.log
    )
}

export const sandboxJobs: readonly Job[] = [deliverPayNotices]
