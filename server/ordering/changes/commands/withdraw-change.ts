import { desc, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { instalments, orderChanges } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../../money/pay-order'
import { ownOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { endPayOrder } from '../../closing/commands/end-pay-order'
import { refreshPayments } from '../../payments/commands/refresh-payments'

/**
 * The customer does not want a change any more that waits for its difference: its seat and what was to be paid go, and the order stays
 * as it was. A repeat does nothing. Refuses: 404, 0 an order without such a change, one whose difference was paid (also this moment) or
 * has no result yet.
 */
export async function withdrawChange(
  context: RequestContext,
  { orderNum }: { readonly orderNum: string }
): Promise<void> {
  const { db } = context
  await ownOrder(db, requireUser(context).id, orderNum)
  const [last] = await db
    .select({ state: orderChanges.state, payOrderNum: instalments.payOrderNum })
    .from(orderChanges)
    .leftJoin(instalments, eq(instalments.changeId, orderChanges.id))
    .where(eq(orderChanges.orderNum, orderNum))
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
    .limit(1)
  if (last?.state === 'lapsed') return
  if (last?.state !== 'proposed' || last.payOrderNum === null) throw refused(ORDER_TEXTS.changeNone)
  await refreshPayments(context, last.payOrderNum)
  const left = await endPayOrder(context, last.payOrderNum, { by: CLOSED_BY.user, note: '' })
  switch (left?.payOrder.state) {
    case PAY_ORDER_STATE.paid:
      throw refused(ORDER_TEXTS.changePaid)
    case PAY_ORDER_STATE.paying:
      throw refused(ORDER_TEXTS.paying)
    default:
      return
  }
}

const refused = (text: string) => new Refusal(ErrorCode.business, text)
