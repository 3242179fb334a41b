import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { requireUser, type RequestContext } from '../http/context'
import { badInput, Refusal } from '../http/refusal'
import { CANCEL_REASONS, ORDER_TEXTS } from '../order-texts'
import { lockOrder, lockOwnOrder, ownOrder } from '../queries/own-order'
import { isUnpaid } from './apply-payment'
import { closeOrder } from './close-order'
import { endPayments } from './end-payments'
import { refreshPayments } from './refresh-payments'

/**
 * Cancels an unpaid order (80); seat, coupons, quota and flash stock go back. Refuses: 404, 20001 an unknown reason, 0 an
 * order that is paid (also one that was paid this moment) or whose payment has no result yet, or that has ended.
 */
export async function cancelOrder(
  context: RequestContext,
  input: { id: string; reasonId?: number | undefined }
): Promise<void> {
  const { db } = context
  const now = context.now()
  const userId = requireUser(context).id
  const reason = reasonOf(input.reasonId)
  await ownOrder(db, userId, input.id)
  await refreshPayments(db, input.id, now)
  // The outcome leaves the transaction as a value: refusing inside would undo a payment that was found.
  const refused = await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, userId, input.id)
    if (isUnpaid(order)) await endPayments(tx, order.orderNum, now)
    const current = (await lockOrder(tx, order.orderNum)) ?? order
    if (current.payStatus === PAY_STATUS.paid) return ORDER_TEXTS.cancelPaid
    if (current.payStatus === PAY_STATUS.paying) return ORDER_TEXTS.cancelPaying
    if (!isUnpaid(current)) return ORDER_TEXTS.cancelNotAllowed
    await closeOrder(tx, current, { by: 'user', reason }, now)
    return null
  })
  if (refused !== null) throw new Refusal(ErrorCode.business, refused)
}

function reasonOf(reasonId: number | undefined): string {
  if (reasonId === undefined) return ''
  const found = CANCEL_REASONS.find(({ id }) => id === reasonId)
  if (!found) throw badInput(ORDER_TEXTS.reasonWrong, { field: 'reasonId' })
  return found.reason
}
