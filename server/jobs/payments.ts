import { expireOrders } from '../ordering/closing/commands/expire-orders'
import { refreshPending } from '../ordering/payments/commands/refresh-payments'
import { settleGroups } from '../ordering/offers/settle-groups'
import { lapseReplacements, settleReplacements } from '../ordering/offers/settle-replacements'
import { SWEEPS } from '../ordering/fulfilment/commands/sweeps'
import type { Job } from './ticker'

/** Payments whose result is not known are asked for; what a dead process left to do at the gateway is done. */
export const askAboutPayments: Job = {
  name: 'ask-about-payments',
  everyMs: 10_000,
  run: refreshPending
}

/** Unpaid orders end after 30 minutes, also those whose time ran out while no server was up. */
export const expireUnpaidOrders: Job = {
  name: 'expire-orders',
  everyMs: 10_000,
  run: (context) => expireOrders(context)
}

/** Groups that are full go on, and those that have failed go back. */
export const decideGroups: Job = { name: 'settle-groups', everyMs: 5_000, run: settleGroups }

/** What was exchanged and is paid gives its old order back; what nobody exchanged in time goes back whole. */
export const decideReplacements: readonly Job[] = [
  { name: 'settle-replacements', everyMs: 5_000, run: settleReplacements },
  { name: 'lapse-replacements', everyMs: 60_000, run: lapseReplacements }
]

/** What goes back by itself: codes that nobody used in time, goods from abroad that nobody declared to customs. */
export const refundLapsed: readonly Job[] = Object.values(SWEEPS).flatMap(({ refunds }) =>
  refunds.map(({ name, run }) => ({ name, everyMs: 60_000, run }))
)

/** What time does to orders that nobody touches: parcels are received or never sent back, codes that an older order lacks are made, visits are missed, tomorrow's and customs are told of. */
export const sweepOrders: Job = {
  name: 'sweep-orders',
  everyMs: 5 * 60_000,
  async *run(context) {
    for (const { moves } of Object.values(SWEEPS)) for (const move of moves) yield* move(context)
  }
}
