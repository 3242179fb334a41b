import { desc, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REFUND_STATE } from '@/domain/order/codes'
import { isWithdrawable } from '@/domain/order/refund-steps'
import { orders, refunds } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { lockPayOrder, ownOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { settle } from '../../order/commands/settle'

/**
 * The customer does not want a refund any more that nobody has begun to pay: the order goes on as it stood. A repeat does nothing.
 * Refuses: 404, 0 an order without a refund, and one whose money is on its way.
 */
export async function cancelRefund(
  context: RequestContext,
  { orderNum }: { readonly orderNum: string }
): Promise<void> {
  const { db, now } = context
  const { payOrderNum } = await ownOrder(db, requireUser(context).id, orderNum)
  await transact(db, async (tx) => {
    const { orders: together } = await lockPayOrder(tx, payOrderNum)
    const row = together.find((one) => one.orderNum === orderNum)
    const [last] = await tx
      .select({ refundNo: refunds.refundNo, state: refunds.state })
      .from(refunds)
      .where(eq(refunds.orderNum, orderNum))
      .orderBy(desc(refunds.createdAt), desc(refunds.refundNo))
      .limit(1)
    if (!row || !last) throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundNone)
    if (last.state === REFUND_STATE.withdrawn) return
    if (!isWithdrawable(last.state)) {
      const sent = last.state === REFUND_STATE.toReceive
      throw new Refusal(ErrorCode.business, sent ? ORDER_TEXTS.parcelSent : ORDER_TEXTS.refundSent)
    }
    const withdrawn = REFUND_STATE.withdrawn
    await tx
      .update(refunds)
      .set({ state: withdrawn, settledAt: now() })
      .where(eq(refunds.refundNo, last.refundNo))
    await tx.update(orders).set({ refundState: withdrawn }).where(eq(orders.orderNum, orderNum))
    await settle(tx, [row])
  })
}
