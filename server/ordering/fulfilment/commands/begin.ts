import type { Tx } from '../../../db/transact'
import { settle } from '../../order/commands/settle'
import type { Transitions } from '../../order/transitions'
import { fulfilmentOf } from '..'
import { issueCodes, type PaidOrder } from '../../vouchers/commands/issue-codes'

/**
 * Paid orders begin: their visits are booked, and who bought codes has them.
 * @param moves where their parts go; without it they were written as those of paid orders
 */
export async function begin(
  tx: Tx,
  paid: readonly PaidOrder[],
  at: Date,
  moves?: Transitions
): Promise<void> {
  if (moves) await settle(tx, paid, moves)
  await issueCodes(tx, paid, at)
  for (const order of paid) await fulfilmentOf(order).term?.begin(tx, order, at)
}
