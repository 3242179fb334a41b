import { eq } from 'drizzle-orm'
import { REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import { canGoOn } from '@/domain/order/refund-steps'
import { orders, refundLines, refunds } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { ACCOUNT } from '../../../money/accounts'
import { startRefund } from '../../../money/commands/open-refund'
import type { PayContext } from '../../../money/gateway'
import { refundWays } from '../../../money/queries/refund-allocation'
import { recordEvents } from '../../order/event'
import type { OrderRow } from '../../order/whole-order'
import { fulfilmentOf } from '../../fulfilment'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockPayOrder } from '../../order/queries/own-order'
import { refundedParts } from '../queries/refund-plan'
import { putRefund, receiveBack } from './put-refund'
import { applyRefund } from './apply-refund'

type RefundRow = typeof refunds.$inferSelect

/** A refund that waited and has somebody's word; its pay order is locked. */
interface Answered {
  readonly refund: RefundRow
  readonly row: OrderRow
  readonly together: readonly OrderRow[]
}

export type AnsweredRefund =
  | { readonly ok: true; readonly from: string; readonly orderNum: string }
  | { readonly ok: false; readonly reason: string }

type Answer = { readonly refundNo: string } & (
  | { readonly approve: true }
  /** Why not, as the customer reads it. */
  | { readonly approve: false; readonly why: string }
)

/** Past its word: the same answer again does nothing. */
const APPROVED: readonly number[] = [
  REFUND_STATE.approved,
  REFUND_STATE.toSendBack,
  REFUND_STATE.toReceive,
  REFUND_STATE.returning,
  REFUND_STATE.done,
  REFUND_STATE.manual
]

/**
 * The shop's word about a refund that waits for it (10): its money goes back as it was told (40), what was received may come back
 * (25), or the order goes on as it stood (61), and the customer reads why. What came back can still be refused.
 */
export function answerRefund(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  answer: Answer
): Promise<AnsweredRefund> {
  const at = now()
  const { refundNo, approve } = answer
  return transact(db, async (tx) => {
    const [asked] = await tx
      .select({ payOrderNum: refunds.payOrderNum, orderNum: refunds.orderNum })
      .from(refunds)
      .where(eq(refunds.refundNo, refundNo))
    if (!asked) return { ok: false, reason: `没有退款 ${refundNo}` }
    const { orders: together } = await lockPayOrder(tx, asked.payOrderNum)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo))
    const row = together.find(({ orderNum }) => orderNum === asked.orderNum)
    if (!refund || !row) return { ok: false, reason: `退款 ${refundNo} 不属于一个订单，不需要审核` }
    const { orderNum } = row
    const again = approve ? APPROVED.includes(refund.state) : refund.state === REFUND_STATE.rejected
    if (again) return { ok: true, from: String(refund.state), orderNum }
    const mayAnswer = answer.approve
      ? refund.state === REFUND_STATE.pending
      : canGoOn(refund.state, REFUND_STATE.rejected)
    if (!mayAnswer) {
      return { ok: false, reason: `退款 ${refundNo} 的状态是 ${refund.state}，不在等待审核（10）` }
    }
    const answered = { refund, row, together }
    if (answer.approve) await approved(tx, answered, at)
    else await rejected(tx, answered, answer.why, at)
    return { ok: true, from: String(refund.state), orderNum }
  })
}

async function approved(tx: Tx, answered: Answered, now: Date): Promise<void> {
  const { refund, row } = answered
  const { refundNo } = refund
  await tx.update(refunds).set({ answeredAt: now }).where(eq(refunds.refundNo, refundNo))
  if (refund.refundType !== REFUND_TYPE.goodsReturn) return payBack(tx, answered, now)
  await putRefund(tx, row, refundNo, { state: REFUND_STATE.toSendBack })
  await recordEvents(tx, [row], 'return-approved', now, { refundNo })
}

/** The money of one that waited goes back, and what follows from that for its order. */
export async function payBack(tx: Tx, { refund, row, together }: Answered, now: Date): Promise<void> {
  const { refundNo, amountFen } = refund
  const { orderNum } = row
  const order = await wholeOrder(tx, row)
  const parts = await tx.select().from(refundLines).where(eq(refundLines.refundNo, refundNo))
  const ways = await refundWays(tx, orderNum, amountFen)
  const opened = await startRefund(tx, { refundNo, from: ACCOUNT.order(orderNum), parts: ways }, now)
  const whole = fulfilmentOf(order).refund.isAllBack(order, await refundedParts(tx, orderNum))
  // An order of which a part goes back goes on.
  if (!whole) await tx.update(orders).set({ refundState: null }).where(eq(orders.orderNum, orderNum))
  await applyRefund(tx, { together, order, refundNo, ways, opened, parts, amountFen, whole }, now)
}

async function rejected(tx: Tx, { refund, row }: Answered, why: string, now: Date): Promise<void> {
  const { refundNo } = refund
  await receiveBack(tx, refundNo, now)
  const answeredAt = refund.answeredAt ?? now
  await putRefund(tx, row, refundNo, {
    ...{ state: REFUND_STATE.rejected, answer: why, answeredAt, settledAt: now }
  })
  await recordEvents(tx, [row], 'refund-refused', now, { refundNo })
}
