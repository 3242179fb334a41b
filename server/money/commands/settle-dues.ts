import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import type { Due } from '../queries/dues'
import { postTransfers } from './post-transfers'

/** What has arrived for a pay order becomes the money of its orders. */
export const settleDues = (tx: Tx, payOrderNum: string, settled: readonly Due[], at: Date): Promise<void> =>
  postTransfers(
    tx,
    settled.map(({ id, orderNum, amountFen }) => ({
      cause: `due:${id}` as const,
      from: ACCOUNT.pay(payOrderNum),
      to: ACCOUNT.order(orderNum),
      amountFen
    })),
    at
  )
