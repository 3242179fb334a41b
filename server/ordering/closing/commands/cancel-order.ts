import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { reasonNamed } from '../../order/reason'
import { ORDER_TEXTS } from '../../texts'
import { CLOSED_BY } from '../../../money/pay-order'
import { ownOrder, type PaidTogether } from '../../order/queries/own-order'
import { endPayOrder } from './end-pay-order'
import { leaveOut } from './leave-out'
import { refreshPayments } from '../../payments/commands/refresh-payments'

/**
 * Cancels an unpaid order (80) with those that are paid together with it, with `only` it alone; all that they reserved
 * goes back. Answers the names of the coupons that came back of those that stay. Refuses: 404, 20001 an unknown reason, 0 an
 * order that is paid (also one that was paid this moment) or whose payment has no result yet, or that has ended.
 */
export async function cancelOrder(
  context: RequestContext,
  input: { id: string; reasonId?: number | undefined; only?: number | undefined }
): Promise<{ coupons: string[] }> {
  const reason = reasonNamed(input.reasonId)
  const { payOrderNum } = await ownOrder(context.db, requireUser(context).id, input.id)
  await refreshPayments(context, payOrderNum)
  if (input.only === 1) {
    const left = await leaveOut(context, payOrderNum, input.id, reason)
    if ('done' in left) return { coupons: [...left.coupons] }
    if ('stands' in left) throw refusalOf(left.stands, input.id)
  }
  const current = await endPayOrder(context, payOrderNum, { by: CLOSED_BY.user, note: reason })
  if (current !== null) throw refusalOf(current, input.id)
  return { coupons: [] }
}

function refusalOf(current: PaidTogether, orderNum: string): Refusal {
  switch (current.orders.find((one) => one.orderNum === orderNum)?.payStatus) {
    case PAY_STATUS.paid:
    case PAY_STATUS.grouping:
      return new Refusal(ErrorCode.business, ORDER_TEXTS.cancelPaid)
    case PAY_STATUS.paying:
      return new Refusal(ErrorCode.business, ORDER_TEXTS.cancelPaying)
    default:
      return new Refusal(ErrorCode.business, ORDER_TEXTS.cancelNotAllowed)
  }
}
