import { expireOrders } from '../commands/expire-orders'
import { receiveNotice } from '../commands/receive-notice'
import { refreshUnsettled } from '../commands/refresh-payments'
import { deliverNotices } from '../pay/notices'
import type { Job } from './ticker'

/** The gateway's outbox; one that could not be delivered is tried again with growing pauses. */
export const deliverPayNotices: Job = {
  name: 'deliver-pay-notices',
  everyMs: 1_000,
  run: async ({ db, now, log }) => {
    await deliverNotices(db, now(), (signed) => receiveNotice(db, signed, now(), log))
  }
}

/** Payments whose result is not known, and refunds under way, are asked for. */
export const askAboutPayments: Job = {
  name: 'ask-about-payments',
  everyMs: 10_000,
  run: ({ db, now }) => refreshUnsettled(db, now())
}

/** Unpaid orders end after 30 minutes, also those whose time ran out while no server was up. */
export const expireUnpaidOrders: Job = {
  name: 'expire-orders',
  everyMs: 10_000,
  run: async ({ db, now, log }) => {
    const closed = await expireOrders(db, now())
    if (closed > 0) log.info({ orders: closed }, 'unpaid orders were closed')
  }
}
