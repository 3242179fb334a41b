import { asc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { REFUND_STATE } from '@/domain/order/codes'
import { orders, refunds } from '../db/schema'
import { answerRefund } from '../ordering/commands/answer-refund'
import { receiveReturn } from '../ordering/commands/receive-return'
import { refused, type Command } from './command'
import { standing } from './standing'

const MOST = 200
/** Of what the customer reads. */
const LONGEST = 100

const list: Command = {
  name: 'refunds list',
  takes: '[--state 10]',
  about:
    'refunds that wait for approval, the oldest first, 200 at most; 25 goods to be sent back, 30 to be received, 40 on their way, 50 done, 61 refused, 62 by hand',
  changes: false,
  options: { state: { type: 'string', default: String(REFUND_STATE.pending) } },
  run: async ({ db }, { options: { state = '' } }) => {
    const known = Object.values(REFUND_STATE).find((code) => String(code) === state)
    if (known === undefined) return refused(`--state is one of ${Object.values(REFUND_STATE).join(', ')}`)
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
  about: 'its money goes back as the customer was told; what was received has to be sent back first',
  changes: true,
  run: async (context, { words: [refundNo = ''] }) => {
    const answered = await answerRefund(context, { refundNo, approve: true })
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

const refuse: Command = {
  name: 'refunds refuse',
  takes: '<refund> --reason 分院记录显示当天已到检',
  about: 'the order goes on as it stood; the customer reads the reason',
  changes: true,
  options: { reason: { type: 'string', default: '' } },
  run: async (context, { words: [refundNo = ''], options: { reason = '' } }) => {
    const why = reason.trim()
    if (why === '' || Array.from(why).length > LONGEST) {
      return refused(`--reason takes 1 to ${LONGEST} characters, which the customer reads`)
    }
    const answered = await answerRefund(context, { refundNo, approve: false, why })
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

const receive: Command = {
  name: 'refunds receive',
  takes: '<refund>',
  about: 'the warehouse has the goods that came back (30): their money goes back',
  changes: true,
  run: async (context, { words: [refundNo = ''] }) => {
    const answered = await receiveReturn(context, refundNo)
    return answered.ok ? standing(context, answered.orderNum, answered.from) : refused(answered.reason)
  }
}

export const refundCommands: readonly Command[] = [list, approve, refuse, receive]
