import { eq } from 'drizzle-orm'
import { REFUND_STATE } from '@/domain/order/codes'
import { isAllBack } from '@/domain/order/refund'
import { orders, refundLines, refunds } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { ACCOUNT } from '../../money/accounts'
import { startRefund } from '../../money/commands/open-refund'
import type { PayContext } from '../../money/gateway'
import { refundWays } from '../../money/queries/refund-ways'
import { recordEvents } from '../order/event'
import { isVisit, type OrderRow, type WholeOrder } from '../order/facts'
import { wholeOrder } from '../queries/order-parts'
import { lockPayOrder } from '../queries/own-order'
import { refundedParts } from '../queries/refund-plan'
import { settle } from './settle'
import { takeBack } from './take-back'

type RefundRow = typeof refunds.$inferSelect

/** A refund that waited and has somebody's word; its pay order is locked. */
interface Answered {
  readonly refund: RefundRow
  readonly row: OrderRow
  readonly together: readonly OrderRow[]
}

type AnsweredRefund =
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
 * The shop's word about a refund that waits for it (10): its money goes back as it was told (40), or the order goes on as it stood
 * (61), and the customer reads why.
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
    if (refund.state !== REFUND_STATE.pending) {
      return { ok: false, reason: `退款 ${refundNo} 的状态是 ${refund.state}，不在等待审核（10）` }
    }
    const answered = { refund, row, together }
    if (answer.approve) await approved(tx, answered, at)
    else await rejected(tx, answered, answer.why, at)
    return { ok: true, from: String(refund.state), orderNum }
  })
}

async function approved(tx: Tx, { refund, row, together }: Answered, now: Date): Promise<void> {
  const { refundNo, amountFen } = refund
  const { orderNum } = row
  const order = await wholeOrder(tx, row)
  const parts = await tx.select().from(refundLines).where(eq(refundLines.refundNo, refundNo))
  const ways = await refundWays(tx, orderNum, amountFen)
  await tx.update(refunds).set({ answeredAt: now }).where(eq(refunds.refundNo, refundNo))
  const opened = await startRefund(tx, { refundNo, from: ACCOUNT.order(orderNum), parts: ways }, now)
  const whole = await isWhole(tx, order)
  // An order of which a part goes back goes on.
  if (!whole) await tx.update(orders).set({ refundState: null }).where(eq(orders.orderNum, orderNum))
  await takeBack(tx, { together, order, refundNo, ways, opened, parts, amountFen, whole }, now)
}

/** A visit goes back as a whole. */
const isWhole = async (tx: Tx, order: WholeOrder): Promise<boolean> =>
  isVisit(order) || isAllBack(order.lines, await refundedParts(tx, order.orderNum))

async function rejected(tx: Tx, { refund, row }: Answered, why: string, now: Date): Promise<void> {
  const { refundNo } = refund
  const state = REFUND_STATE.rejected
  await tx
    .update(refunds)
    .set({ state, answer: why, answeredAt: now, settledAt: now })
    .where(eq(refunds.refundNo, refundNo))
  await tx.update(orders).set({ refundState: state }).where(eq(orders.orderNum, row.orderNum))
  await settle(tx, [row])
  await recordEvents(tx, [row], 'refund-refused', now, { refundNo })
}
