import { memberRefundUntil } from '@/domain/activity/member'
import type { Fulfilment } from '@/domain/kinds/types'
import { orderActions, orderStatusName } from '@/domain/order/status-table'
import { ORDER_STATUS } from '@/domain/order/codes'
import { REFUND_TEXTS as texts } from '../texts'
import { boughtActions, boughtTimeline } from './bought'
import { beginMembership, endMembership, membershipRefusal } from './commands/run-membership'
import type { OrderFulfilment, RefundRules } from './fulfilment'
import { LINES_REFUND } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { byVoucher } from './voucher'
import { DONE, wayStep } from './way-step'

const RUNS = wayStep('已开通', '下单自动按会员价')

/** A membership: it has no code and is shown nowhere, it counts from its payment on. */
export function byMembership(rules: Extract<Fulfilment, { by: 'code' }>): OrderFulfilment {
  return {
    ...byVoucher(rules),
    statusName: ({ status }) => (status === ORDER_STATUS.toUse ? RUNS.title : orderStatusName(status)),
    actions: (order, at) =>
      boughtActions(
        order,
        orderActions(order.status).filter((action) => action !== 'useCode'),
        REFUND.refusal(order, at) === null
      ),
    timeline: boughtTimeline(() => ({ steps: [RUNS, DONE], at: 0 })),
    refund: REFUND,
    notice: noticeOf(() => NOTICE_TEXTS.member),
    vouchers: () => null,
    term: { begin: beginMembership, refusal: membershipRefusal, end: endMembership }
  }
}

/** As a whole, within its first days. */
const REFUND: RefundRules = {
  ...LINES_REFUND,
  reasons: ['goods', 'all'],
  refusal: (order, at) =>
    LINES_REFUND.refusal(order, at) ??
    (order.paidAt !== null && at.getTime() >= memberRefundUntil(order.paidAt.getTime())
      ? texts.memberLate
      : null)
}
