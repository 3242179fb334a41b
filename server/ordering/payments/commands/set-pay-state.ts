import { eq } from 'drizzle-orm'
import type { PayStatus } from '@/domain/order/codes'
import { orders, payOrders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import type { PAY_ORDER_STATE } from '../../../money/pay-order'
import { settle } from '../../order/commands/settle'
import type { OrderRow } from '../../order/whole-order'

/** How the payment of all orders stands; who pays after all is not closed. */
export async function setPayState(
  tx: Tx,
  payOrderNum: string,
  together: readonly OrderRow[],
  payStatus: PayStatus,
  state: typeof PAY_ORDER_STATE.open | typeof PAY_ORDER_STATE.paying | null
): Promise<void> {
  await tx.update(orders).set({ payStatus }).where(eq(orders.payOrderNum, payOrderNum))
  await settle(tx, together)
  if (state === null) return
  await tx
    .update(payOrders)
    .set({ state, closedBy: null, closedNote: '' })
    .where(eq(payOrders.payOrderNum, payOrderNum))
}
