import { and, eq, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import { orders } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { ORDER_TEXTS } from '../texts'
import type { OrderRow } from '../order/facts'

const orderMissing = () => new Refusal(ErrorCode.notFound, ORDER_TEXTS.orderMissing)

/** One of the user's orders. Refuses with 404 for a deleted one and for anybody else's. */
export async function ownOrder(db: Db, userId: string, orderNum: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId), isNull(orders.deletedAt)))
  if (!order) throw orderMissing()
  return order
}

/** The same, locked until the transaction ends: whoever changes an order locks it first. */
export async function lockOwnOrder(tx: Tx, userId: string, orderNum: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNum)
  if (!order || order.userId !== userId || order.deletedAt !== null) throw orderMissing()
  return order
}

/** An order of anybody, locked; for what time and the gateway bring about. */
export async function lockOrder(tx: Tx, orderNum: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum)).for('update')
  return order ?? null
}
