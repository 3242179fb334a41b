import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REFUND_STATE } from '@/domain/order/codes'
import type { RequestedPart } from '@/domain/order/refund'
import { orders, refundLines as refundLineRows, refunds } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { Refusal } from '../../../http/refusal'
import { ACCOUNT } from '../../../money/accounts'
import { askForRefund, openRefund } from '../../../money/commands/open-refund'
import type { PayContext } from '../../../money/gateway'
import { refundWays } from '../../../money/queries/refund-allocation'
import { recordEvents } from '../../order/event'
import type { OrderRow } from '../../order/whole-order'
import { newRefundNum } from '../../order/order-number'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockPayOrder, ownOrder } from '../../order/queries/own-order'
import { refundPlan, waitsFirst } from '../queries/refund-plan'
import { ORDER_TEXTS } from '../../texts'
import { processRefunds } from '../../payments/commands/refresh-payments'
import { settle } from '../../order/commands/settle'
import { applyRefund } from './apply-refund'

interface RefundWish {
  readonly userId: string
  readonly orderNum: string
  /** Without it the whole order. */
  readonly parts?: readonly RequestedPart[] | undefined
  /** What the customer was told. */
  readonly amountFen: number
  readonly reason: { readonly id: string; readonly name: string; readonly detail?: string }
  /** One cause has one refund. */
  readonly cause: string
}

/**
 * Takes an order or lines of it back, exactly as the preview says: money, claims of the lines, parcels and status in one
 * transaction; then the gateway is asked. One that waits for a person's word, or for what has to come back first, moves nothing yet. Refuses: 404, 0 an order that cannot go back or another amount than was told, 20001 parts
 * that the order does not have.
 */
export async function refundLines(
  context: PayContext,
  wish: RefundWish
): Promise<{ refundNo: string; amountFen: number }> {
  const { db, now } = context
  const { payOrderNum } = await ownOrder(db, wish.userId, wish.orderNum)
  const made = await transact(db, (tx) => openOnce(tx, payOrderNum, wish, now()))
  await processRefunds(context, payOrderNum)
  return made
}

async function openOnce(
  tx: Tx,
  payOrderNum: string,
  { orderNum, parts: wanted, amountFen, reason, cause }: RefundWish,
  now: Date
): Promise<{ refundNo: string; amountFen: number }> {
  const { orders: together } = await lockPayOrder(tx, payOrderNum)
  const [known] = await tx.select().from(refunds).where(eq(refunds.cause, cause))
  if (known) return { refundNo: known.refundNo, amountFen: known.amountFen }
  const row = together.find((one) => one.orderNum === orderNum)
  if (!row) throw new Error('an order that is not due under its pay order')
  const order = await wholeOrder(tx, row)
  const plan = await refundPlan(tx, order, wanted, { at: now, reasonId: reason.id })
  if (plan.amountFen !== amountFen) throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundChanged)
  const refundNo = newRefundNum(now)
  const asked = { refundNo, payOrderNum, orderNum, cause, reason, type: plan.type }
  const waits = waitsFirst(order, plan)
  if (waits) await askForRefund(tx, { ...asked, state: REFUND_STATE.pending, amountFen }, now)
  const ways = waits ? [] : await refundWays(tx, orderNum, amountFen)
  const opened = waits
    ? null
    : await openRefund(tx, { ...asked, from: ACCOUNT.order(orderNum), parts: ways }, now)
  await tx.insert(refundLineRows).values(plan.parts.map((part) => ({ ...part, refundNo })))
  if (opened) await applyRefund(tx, { together, order, refundNo, ways, opened, ...plan }, now)
  else await waitForWord(tx, row, refundNo, now)
  return { refundNo, amountFen }
}

async function waitForWord(tx: Tx, row: OrderRow, refundNo: string, now: Date): Promise<void> {
  const { orderNum } = row
  await tx.update(orders).set({ refundState: REFUND_STATE.pending }).where(eq(orders.orderNum, orderNum))
  await settle(tx, [row])
  await recordEvents(tx, [row], 'refund-asked', now, { refundNo })
}
