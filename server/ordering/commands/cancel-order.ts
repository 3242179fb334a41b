import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { reasonNamed } from '../order/reason'
import { ORDER_TEXTS } from '../texts'
import { CLOSED_BY } from '../../money/pay-order'
import { ownOrder } from '../queries/own-order'
import { endPayOrder } from './end-order'
import { refreshPayments } from './refresh-payments'

/**
 * Cancels an unpaid order (80) with those that are paid together with it; seat, coupons, quota and flash stock go back. Refuses: 404, 20001 an unknown reason, 0 an
 * order that is paid (also one that was paid this moment) or whose payment has no result yet, or that has ended.
 */
export async function cancelOrder(
  context: RequestContext,
  input: { id: string; reasonId?: number | undefined }
): Promise<void> {
  const reason = reasonNamed(input.reasonId)
  const { payOrderNum } = await ownOrder(context.db, requireUser(context).id, input.id)
  await refreshPayments(context, payOrderNum)
  const current = await endPayOrder(context, payOrderNum, { by: CLOSED_BY.user, note: reason })
  if (current === null) return
  switch (current.orders.find(({ orderNum }) => orderNum === input.id)?.payStatus) {
    case PAY_STATUS.paid:
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.cancelPaid)
    case PAY_STATUS.paying:
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.cancelPaying)
    default:
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.cancelNotAllowed)
  }
}
