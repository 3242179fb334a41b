import { memberRefundUntil } from '@/domain/activity/member'
import type { Fulfilment } from '@/domain/kinds/types'
import { orderActions, orderStatusName } from '@/domain/order/status-table'
import { ORDER_STATUS } from '@/domain/order/codes'
import { REFUND_TEXTS as texts } from '../texts'
import { boughtActions, boughtTimeline } from './bought'
import { beginMembership, endMembership, membershipRefusal } from './commands/run-membership'
import type { OrderFulfilment, RefundRules } from './fulfilment'
import { LINES_REFUND, statusRefusal } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { byVoucher } from './voucher'
import { wayStep } from './way-step'

const RUNS = wayStep('已开通', '下单自动按会员价')

/**
 * A membership: it has no code and is shown nowhere, it counts from its payment on. Its order is done then: nothing is owed that would keep
 * somebody from closing the account, and it can be invoiced.
 */
export function byMembership(rules: Extract<Fulfilment, { by: 'code' }>): OrderFulfilment {
  return {
    ...byVoucher(rules),
    status: { unwritten: ORDER_STATUS.done, toBook: ORDER_STATUS.toBook, report: false },
    statusName: ({ status }) => (status === ORDER_STATUS.done ? RUNS.title : orderStatusName(status)),
    actions: (order, at) =>
      boughtActions(order, orderActions(order.status), REFUND.refusal(order, at) === null),
    timeline: boughtTimeline(() => ({ steps: [RUNS], at: 0 })),
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
    statusRefusal(order) ??
    (order.paidAt !== null && at.getTime() >= memberRefundUntil(order.paidAt.getTime())
      ? texts.memberLate
      : null)
}
