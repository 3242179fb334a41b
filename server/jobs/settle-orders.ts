import { expireCodes } from '../ordering/vouchers/commands/expire-codes'
import { expireOrders } from '../ordering/closing/commands/expire-orders'
import { issueMissingCodes } from '../ordering/vouchers/commands/issue-missing-codes'
import { lapseCustoms } from '../ordering/parcels/commands/lapse-customs'
import { receiveNotice } from '../ordering/payments/commands/receive-notice'
import { refreshUnsettled } from '../ordering/payments/commands/refresh-payments'
import {
  confirmReceipts,
  lapseReturns,
  markMissed,
  remindOfCustoms,
  remindOfVisits
} from '../ordering/closing/commands/sweep-orders'
import { deliverNotices } from '../gateway/notices'
import type { Job } from './ticker'

/** The gateway's outbox; one that could not be delivered is tried again with growing pauses. */
export const deliverPayNotices: Job = {
  name: 'deliver-pay-notices',
  everyMs: 1_000,
  run: (context) =>
    deliverNotices(context.db, context.now(), (signed) => receiveNotice(context, signed), context.log)
}

/** Payments whose result is not known are asked for; what a dead process left to do at the gateway is done. */
export const askAboutPayments: Job = {
  name: 'ask-about-payments',
  everyMs: 10_000,
  run: refreshUnsettled
}

/** Unpaid orders end after 30 minutes, also those whose time ran out while no server was up. */
export const expireUnpaidOrders: Job = {
  name: 'expire-orders',
  everyMs: 10_000,
  run: (context) => expireOrders(context)
}

/** Codes that nobody used in time go back. */
export const refundExpiredCodes: Job = {
  name: 'refund-expired-codes',
  everyMs: 60_000,
  run: (context) => expireCodes(context)
}

/** Goods from abroad that nobody declared to customs go back. */
export const refundUndeclared: Job = {
  name: 'refund-undeclared',
  everyMs: 60_000,
  run: (context) => lapseCustoms(context)
}

/** What time does to orders that nobody touches: parcels are received or never sent back, codes that an older order lacks are made, visits are missed, tomorrow's and customs are told of. */
export const sweepOrders: Job = {
  name: 'sweep-orders',
  everyMs: 5 * 60_000,
  async *run(context) {
    yield* confirmReceipts(context)
    yield* lapseReturns(context)
    yield* issueMissingCodes(context)
    yield* markMissed(context)
    yield* remindOfVisits(context)
    yield* remindOfCustoms(context)
  }
}
