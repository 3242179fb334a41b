import { and, eq, inArray } from 'drizzle-orm'
import { PAY_STATUS, REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import type { Tx } from '../../../db/transact'
import { orders, orderVisits, refundLines, refunds } from '../../../db/schema'
import { ACCOUNT } from '../../../money/accounts'
import { followRefund } from '../../../invoice/commands/make-out'
import { finishRefundTransaction } from '../../../money/commands/finish-refund-transaction'
import {
  failRefundTransaction,
  takeRefundTransaction
} from '../../../money/commands/follow-refund-transaction'
import { openRefund } from '../../../money/commands/open-refund'
import type { RefundResult } from '../../../money/gateway'
import type { PaymentRow } from '../../../money/payment-row'
import { payOrderOfRefundTransaction } from '../../../money/queries/refund-transactions'
import { ORDER_TEXTS } from '../../texts'
import { recordEvents } from '../../order/event'
import type { OrderRow } from '../../order/whole-order'
import { codesTo } from '../../order/transitions'
import { newRefundNum } from '../../order/order-number'
import { lockPayOrder, type PaidTogether } from '../../order/queries/own-order'
import { settle } from '../../order/commands/settle'

/** `late` came after the end of the orders and takes them along; `twice` paid what was paid already, or is not owed any more (a change whose time was over). */
export type RefundReason = 'late' | 'twice'

/**
 * Writes down that a whole payment goes back by itself. The pay order is locked. `processRefunds` asks the gateway for it after the
 * transaction, and its word ends the refund: see `finishRefund`.
 */
export async function refundPayment(
  tx: Tx,
  { payOrder: { payOrderNum }, orders: ended }: PaidTogether,
  payment: PaymentRow,
  reason: RefundReason,
  now: Date
): Promise<void> {
  const refundNo = newRefundNum(now)
  const opened = await openRefund(
    tx,
    {
      refundNo,
      payOrderNum,
      orderNum: null,
      cause: `payment:${payment.id}`,
      type: REFUND_TYPE.whole,
      reason: { id: reason, name: reason === 'late' ? ORDER_TEXTS.lateRefund : ORDER_TEXTS.unwantedRefund },
      from: ACCOUNT.pay(payOrderNum),
      parts: [{ paymentId: payment.id, tender: null, amountFen: payment.amountFen }]
    },
    now
  )
  if (opened === null || reason !== 'late') return
  await tx
    .update(orders)
    .set({ payStatus: PAY_STATUS.refunding, refundState: REFUND_STATE.returning })
    .where(eq(orders.payOrderNum, payOrderNum))
  await settle(tx, ended)
  await recordEvents(tx, ended, 'refunding', now, { refundNo })
}

/**
 * The gateway has paid back: payout, refund and, where it was the money of orders, those say so; one of which only a part went back
 * goes on. Twice is once.
 */
export async function finishRefund(tx: Tx, gatewayNo: string, now: Date): Promise<void> {
  const payOrderNum = await payOrderOfRefundTransaction(tx, gatewayNo)
  if (payOrderNum === null) throw new Error('a refund that nobody asked for')
  const { orders: together } = await lockPayOrder(tx, payOrderNum)
  const refund = await finishRefundTransaction(tx, gatewayNo, now)
  if (!refund || refund.reasonId === 'twice') return
  await completeRefund(tx, together, refund, now)
}

/** Makes the gateway's word about a part of a refund the shop's truth: see `RefundResult`. Twice is once. */
export async function applyRefundResult(
  tx: Tx,
  gatewayNo: string,
  result: RefundResult,
  now: Date
): Promise<void> {
  if (result === 'done') return finishRefund(tx, gatewayNo, now)
  if (result === 'processing') return takeRefundTransaction(tx, gatewayNo, now)
  const payOrderNum = await payOrderOfRefundTransaction(tx, gatewayNo)
  if (payOrderNum === null) throw new Error('a refund that nobody asked for')
  const { orders: together } = await lockPayOrder(tx, payOrderNum)
  const refundNo = await failRefundTransaction(tx, gatewayNo, result, now)
  if (refundNo !== null) await showRefund(tx, together, refundNo, REFUND_STATE.manual)
}

/** Orders whose whole money is on its way say where it stands; their pay order is locked. */
export async function showRefund(
  tx: Tx,
  together: readonly OrderRow[],
  refundNo: string,
  state: typeof REFUND_STATE.manual | typeof REFUND_STATE.returning
): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.refundNo, refundNo))
  const shown = together.filter(
    ({ orderNum, refundState }) =>
      (refundState === REFUND_STATE.returning || refundState === REFUND_STATE.manual) &&
      (refund?.orderNum === null || refund?.orderNum === orderNum)
  )
  for (const { orderNum } of shown)
    await tx.update(orders).set({ refundState: state }).where(eq(orders.orderNum, orderNum))
  await settle(tx, shown)
}

/** Money of orders is back: they say so, and the codes that went back with it. Their pay order is locked. */
export async function completeRefund(
  tx: Tx,
  together: readonly Pick<OrderRow, 'orderNum' | 'payStatus' | 'paidFen' | 'refundedFen'>[],
  {
    refundNo,
    orderNum: ofOne,
    amountFen
  }: Pick<typeof refunds.$inferSelect, 'refundNo' | 'orderNum' | 'amountFen'>,
  now: Date
): Promise<void> {
  const refunded = together.filter(({ orderNum, payStatus }) =>
    ofOne === null ? payStatus === PAY_STATUS.refunding : orderNum === ofOne
  )
  if (refunded.length === 0) return
  for (const { orderNum, payStatus: was, paidFen, refundedFen: before } of refunded) {
    const refundedFen = ofOne === null ? paidFen : before + amountFen
    // Of what ended as a whole a part may be kept; what was had of it goes on.
    const over = refundedFen >= paidFen || (was === PAY_STATUS.refunding && !(await wasHad(tx, orderNum)))
    const payStatus = over ? PAY_STATUS.refunded : PAY_STATUS.partlyRefunded
    // What goes back in several refunds is back with the last.
    const ended = (await isReturning(tx, orderNum)) ? {} : { payStatus, refundState: REFUND_STATE.done }
    await tx
      .update(orders)
      .set({ ...ended, refundedFen })
      .where(eq(orders.orderNum, orderNum))
  }
  const lines = await tx
    .select({ itemCode: refundLines.itemCode })
    .from(refundLines)
    .where(eq(refundLines.refundNo, refundNo))
  await settle(
    tx,
    refunded,
    codesTo(
      lines.map(({ itemCode }) => itemCode),
      'refunded'
    )
  )
  for (const { orderNum } of refunded) await followRefund(tx, orderNum, now)
  await recordEvents(tx, refunded, 'refunded', now, { refundNo })
}

async function wasHad(tx: Tx, orderNum: string): Promise<boolean> {
  const visited = and(eq(orderVisits.orderNum, orderNum), eq(orderVisits.state, 'visited'))
  const found = await tx.select({ id: orderVisits.id }).from(orderVisits).where(visited).limit(1)
  return found.length > 0
}

async function isReturning(tx: Tx, orderNum: string): Promise<boolean> {
  const under = [REFUND_STATE.returning, REFUND_STATE.manual]
  const open = and(eq(refunds.orderNum, orderNum), inArray(refunds.state, under))
  const found = await tx.select({ refundNo: refunds.refundNo }).from(refunds).where(open).limit(1)
  return found.length > 0
}
