import { transfers } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { Account } from '../accounts'

/** Why money moves, which also names the movement: from one account to another it does so once for one cause. */
type Cause =
  | `issue:${string}`
  | `expire:${string}`
  | `payment:${string}`
  | `due:${number}`
  | `refund:${string}`
  | `payout:${string}`
  | `send:${string}`
  | `unsend:${string}`
  | `claim:${string}`

interface Transfer {
  readonly cause: Cause
  readonly from: Account
  readonly to: Account
  readonly amountFen: number
}

/** Moves money, in the transaction of what causes it. Nothing moves twice for the same cause. */
export async function postTransfers(tx: Tx, moved: readonly Transfer[], at: Date): Promise<void> {
  const rows = moved.filter(({ amountFen }) => amountFen > 0)
  if (rows.length === 0) return
  await tx
    .insert(transfers)
    .values(rows.map(({ from, to, ...row }) => ({ ...row, fromAccount: from, toAccount: to, at })))
    .onConflictDoNothing()
}
