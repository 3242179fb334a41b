import type { Fulfilment } from '@/domain/kinds/types'
import type { PayContext } from '../../../money/gateway'
import { lapseCustoms } from '../../parcels/commands/lapse-customs'
import { expireCodes } from '../../vouchers/commands/expire-codes'
import { issueMissingCodes } from '../../vouchers/commands/issue-missing-codes'
import { remindOfCustoms } from './sweep-customs'
import { confirmReceipts, lapseReturns } from './sweep-parcels'
import { markMissed, remindOfVisits } from './sweep-visits'
import type { SweepClock } from './sweep'

/** What time does to orders that nobody touches. */
interface Sweeps {
  /** States that change and reminders that are due, in the order in which they run. */
  readonly moves: readonly ((context: SweepClock) => AsyncGenerator<void>)[]
  /** What goes back by itself, each a job of its own. */
  readonly refunds: readonly {
    readonly name: string
    readonly run: (context: PayContext) => AsyncGenerator<void>
  }[]
}

/** Sweeps by how an order is fulfilled. */
export const SWEEPS: Readonly<Record<Fulfilment['by'], Sweeps>> = {
  parcel: {
    moves: [confirmReceipts, lapseReturns, remindOfCustoms],
    refunds: [{ name: 'refund-undeclared', run: lapseCustoms }]
  },
  code: { moves: [issueMissingCodes], refunds: [{ name: 'refund-expired-codes', run: expireCodes }] },
  visit: { moves: [markMissed, remindOfVisits], refunds: [] }
}
