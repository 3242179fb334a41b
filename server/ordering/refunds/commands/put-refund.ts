import { and, desc, eq } from 'drizzle-orm'
import { REFUND_TYPE, type RefundState } from '@/domain/order/codes'
import { orderDeliveries, orders, refunds } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { settle } from '../../order/commands/settle'

type RefundRow = typeof refunds.$inferSelect

/** Writes where a refund stands, with it and with its order. The pay order is locked. */
export async function putRefund(
  tx: Tx,
  row: { readonly orderNum: string },
  refundNo: string,
  change: Partial<RefundRow> & { readonly state: RefundState }
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.refundNo, refundNo))
  await tx.update(orders).set({ refundState: change.state }).where(eq(orders.orderNum, row.orderNum))
  await settle(tx, [row])
}

/** The latest return of an order: at most one is under way. */
export async function lastReturn(tx: Tx, orderNum: string): Promise<RefundRow | null> {
  const [found] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderNum, orderNum), eq(refunds.refundType, REFUND_TYPE.goodsReturn)))
    .orderBy(desc(refunds.createdAt), desc(refunds.refundNo))
    .limit(1)
  return found ?? null
}

/** The warehouse has the parcel of a refund, if there is one. */
export async function receiveBack(tx: Tx, refundNo: string, at: Date): Promise<void> {
  await tx
    .update(orderDeliveries)
    .set({ state: 'received', receivedAt: at })
    .where(and(eq(orderDeliveries.refundNo, refundNo), eq(orderDeliveries.state, 'shipped')))
}
