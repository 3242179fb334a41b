import { and, eq, isNull, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import { prepared } from '../../db/prepared'
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

/**
 * Orders of one user are written and ended one after the other, also by several servers. Everybody locks in this order: the
 * user, the order, its payments, holds, claims.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await userLock(tx).execute({ userId })
}

/**
 * Statements that were planned while the shop was new and its tables empty must not scan them when they are full: the rest of
 * the transaction looks everything up by an index.
 */
const userLock = prepared((db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended('order:' || ${sql.placeholder('userId')}::text, 0))`,
      planned: sql`set_config('enable_seqscan', 'off', true)`
    })
    .from(sql`(select 1) as once`)
    .prepare('lock_user')
)

/** The same, locked until the transaction ends: whoever changes an order locks it first. */
export async function lockOwnOrder(tx: Tx, userId: string, orderNum: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNum)
  if (!order || order.userId !== userId || order.deletedAt !== null) throw orderMissing()
  return order
}

/** An order of anybody, locked with its user; for what time and the gateway bring about. */
export async function lockOrder(tx: Tx, orderNum: string): Promise<OrderRow | null> {
  const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.orderNum, orderNum))
  if (!known) return null
  await lockUser(tx, known.userId)
  const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum)).for('update')
  return order ?? null
}
