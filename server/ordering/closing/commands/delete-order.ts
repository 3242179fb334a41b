import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { allowsAction } from '@/domain/order/status-table'
import { orders } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import { recordEvent } from '../../order/event'
import { lockOwnOrder } from '../../order/queries/own-order'
import { transact } from '../../../db/transact'

/** Hides an order that has ended from its owner; the row stays. Refuses: 404, 20001 another type, 0 a status that keeps it. */
export async function deleteOrder(context: RequestContext, input: { a: number; b: string }): Promise<void> {
  const now = context.now()
  await transact(context.db, async (tx) => {
    const order = await lockOwnOrder(tx, requireUser(context).id, input.b)
    if (order.orderType !== input.a) throw badInput(ORDER_TEXTS.typeWrong, { field: 'a' })
    if (!allowsAction(order.status, 'delete')) {
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.deleteNotAllowed)
    }
    await tx.update(orders).set({ deletedAt: now }).where(eq(orders.orderNum, order.orderNum))
    await recordEvent(tx, order.orderNum, 'deleted', now)
  })
}
