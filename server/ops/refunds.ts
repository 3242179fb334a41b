import { asc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { REFUND_STATE } from '@/domain/order/codes'
import { orders, refunds } from '../db/schema'
import { answerRefund } from '../ordering/refunds/commands/answer-refund'
import { retryRefundOf } from '../ordering/refunds/commands/retry-refund'
import { receiveReturn } from '../ordering/refunds/commands/receive-return'
import { refused, type Command } from './command'
import { standing } from './standing'

const MOST = 200
/** Of what the customer reads. */
const LONGEST = 100

const list: Command = {
  name: 'refunds list',
  takes: '[--state 10]',
  about:
    '等待审核的退款，早的在前，最多 200 条；--state 25 待寄回，30 待收货，40 退款中，50 已退，61 已拒绝，62 需人工',
  changes: false,
  options: { state: { type: 'string', default: String(REFUND_STATE.pending) } },
  run: async ({ db }, { options: { state = '' } }) => {
    const known = Object.values(REFUND_STATE).find((code) => String(code) === state)
    if (known === undefined) return refused(`--state 可以是 ${Object.values(REFUND_STATE).join('、')}`)
    const found = await db
      .select({
        ...{ refundNo: refunds.refundNo, orderNum: refunds.orderNum, amountFen: refunds.amountFen },
        ...{ reason: refunds.reasonName, words: refunds.detail, createdAt: refunds.createdAt },
        product: orders.productName
      })
      .from(refunds)
      .leftJoin(orders, eq(orders.orderNum, refunds.orderNum))
      .where(eq(refunds.state, known))
      .orderBy(asc(refunds.createdAt), asc(refunds.refundNo))
      .limit(MOST)
    return {
      ok: true,
      rows: found.map(({ refundNo, orderNum, amountFen, product, reason, words, createdAt }) => ({
        ...{ refund: refundNo, order: orderNum, product, yuan: formatYuan(amountFen), reason, words },
        asked: formatDateTime(createdAt.getTime())
      }))
    }
  }
}

const approve: Command = {
  name: 'refunds approve',
  takes: '<refund>',
  about: '同意退款，按顾客看到的金额退；已收货的要先寄回',
  changes: true,
  run: async (context, { words: [refundNo = ''] }) => {
    const answered = await answerRefund(context, { refundNo, approve: true })
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

const refuse: Command = {
  name: 'refunds refuse',
  takes: '<refund> --reason 分院记录显示当天已到检',
  about: '拒绝退款，订单照旧；顾客会看到原因',
  changes: true,
  options: { reason: { type: 'string', default: '' } },
  run: async (context, { words: [refundNo = ''], options: { reason = '' } }) => {
    const why = reason.trim()
    if (why === '' || Array.from(why).length > LONGEST) {
      return refused(`--reason 填 1 到 ${LONGEST} 个字，顾客会看到`)
    }
    const answered = await answerRefund(context, { refundNo, approve: false, why })
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

const receive: Command = {
  name: 'refunds receive',
  takes: '<refund>',
  about: '仓库收到寄回的商品（状态 30），开始退款',
  changes: true,
  run: async (context, { words: [refundNo = ''] }) => {
    const answered = await receiveReturn(context, refundNo)
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

const retry: Command = {
  name: 'refunds retry',
  takes: '<refund>',
  about:
    '支付平台退不了的退款（状态 62）再退一次：用户账户异常的，先在商户平台处理；被平台关闭的，用新的退款单号',
  changes: true,
  run: async (context, { words: [refundNo = ''] }) => {
    const retried = await retryRefundOf(context, refundNo)
    return retried.ok
      ? { ok: true, rows: [{ refund: refundNo, parts: retried.parts }] }
      : refused(retried.reason)
  }
}

export const refundCommands: readonly Command[] = [list, approve, refuse, receive, retry]
