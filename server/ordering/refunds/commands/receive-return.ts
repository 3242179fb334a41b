import { eq } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { refunds } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { PayContext } from '../../../money/gateway'
import { lockPayOrder } from '../../order/queries/own-order'
import { payBack, type AnsweredRefund } from './answer-refund'
import { receiveBack } from './put-refund'

/** The warehouse has what came back (30): exactly the money that was told goes back, and what the pieces took. The same again does nothing. */
export function receiveReturn(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  refundNo: string
): Promise<AnsweredRefund> {
  const at = now()
  return transact(db, async (tx) => {
    const [asked] = await tx
      .select({ payOrderNum: refunds.payOrderNum })
      .from(refunds)
      .where(eq(refunds.refundNo, refundNo))
    if (!asked) return { ok: false, reason: `没有退款 ${refundNo}` }
    const { orders: together } = await lockPayOrder(tx, asked.payOrderNum)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo))
    const row = together.find(({ orderNum }) => orderNum === refund?.orderNum)
    if (!refund || !row) return { ok: false, reason: `退款 ${refundNo} 不属于一个订单` }
    const from = String(refund.state)
    if (RECEIVED.includes(refund.state)) return { ok: true, from, orderNum: row.orderNum }
    if (refund.state !== REFUND_STATE.toReceive) {
      return { ok: false, reason: `退款 ${refundNo} 的状态是 ${from}，没有在等待收货（30）` }
    }
    await receiveBack(tx, refundNo, at)
    await payBack(tx, { refund, row, together }, at)
    return { ok: true, from, orderNum: row.orderNum }
  })
}

const RECEIVED: readonly number[] = [REFUND_STATE.returning, REFUND_STATE.done, REFUND_STATE.manual]
