import { timeOf } from '@/domain/date'
import { ORDER_STATUS } from '@/domain/order/codes'
import { fulfilmentOf } from '../fulfilment'
import { pastRefunds } from '../fulfilment/past-refunds'
import { step, type TimelineStep } from '../fulfilment/timeline-step'
import { extraOf } from '../order/snapshot'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS } from '../texts'

/**
 * The way of an order: what was, each with its true day, where it stands, what comes. Exactly one step is `now` unless all is done.
 * @param reportWorkdays until a report is out; 0: not told
 */
export function timelineOf(order: WholeOrder, history: OrderHistory, reportWorkdays: number): TimelineStep[] {
  const { timeline } = fulfilmentOf(order)
  const created = step('done', '提交订单', '', order.createdAt)
  const paid = step('done', '支付成功', '', order.paidAt)
  const coming = () => timeline.coming(order, history, reportWorkdays)
  switch (order.status) {
    case ORDER_STATUS.unpaid: {
      const until = `请在 ${timeOf(order.payDeadline.getTime()).slice(0, 5)} 前完成支付`
      return [created, step('now', '待支付', until), ...coming()]
    }
    case ORDER_STATUS.payConfirming:
      return [created, step('now', '支付确认中', '正在向支付机构确认结果'), ...coming()]
    case ORDER_STATUS.cancelled:
      return [created, step('now', '已取消', extraOf(order).cancelReason, order.closedAt)]
    case ORDER_STATUS.closed: {
      const why = extraOf(order).cancelReason || ORDER_TEXTS.timeout
      return [created, step('now', '已关闭', why, order.closedAt)]
    }
    case ORDER_STATUS.refunding:
      return [created, paid, ...timeline.before(order, history), ...refundsOf(history, '退款中')]
    case ORDER_STATUS.refunded:
      return [created, paid, ...timeline.before(order, history), ...refundsOf(history, '已退款')]
    case ORDER_STATUS.awaitingGroup:
      return [created, paid, step('now', '待成团', ORDER_TEXTS.grouping), ...coming()]
    default:
      return [created, paid, ...timeline.paid(order, history, reportWorkdays)]
  }
}

/** Each part that went back, and last how the order ended; one that waits for a word has none yet. */
function refundsOf(history: OrderHistory, ended: '退款中' | '已退款'): TimelineStep[] {
  const unwanted = pastRefunds(history, true)
  const parts = pastRefunds(history, false)
  const last = parts.at(-1)
  const told = [...unwanted, ...parts.slice(0, -1)].map((one) => one.step)
  const over = ended === '已退款'
  const text = over ? '款项已原路退回' : '款项将原路退回'
  const reason = last?.step.text ?? ''
  const time = last?.at ?? null
  return [...told, step(over ? 'done' : 'now', ended, [reason, text].filter(Boolean).join('，'), time)]
}
