import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { rowsOf, type Db } from '../../../db/client'
import type { Tx } from '../../../db/transact'
import { prepared } from '../../../db/prepared'
import { instalments, orders, payOrders } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import type { PayOrderRow } from '../../../money/pay-order'
import { ORDER_TEXTS } from '../../texts'
import type { OrderRow } from '../whole-order'

const orderMissing = () => new Refusal(ErrorCode.notFound, ORDER_TEXTS.orderMissing)

/** Orders with the deadline of their pay orders. */
export const selectOrders = (db: Db) =>
  db
    .select({ ...getTableColumns(orders), payDeadline: payOrders.deadline })
    .from(orders)
    .innerJoin(payOrders, eq(payOrders.payOrderNum, orders.payOrderNum))

const owned = (userId: string, orderNum: string) =>
  and(eq(orders.orderNum, orderNum), eq(orders.userId, userId), isNull(orders.deletedAt))

/** One of the user's orders. Refuses with 404 for a deleted one and for anybody else's. */
export async function ownOrder(db: Db, userId: string, orderNum: string): Promise<OrderRow> {
  const [order] = await selectOrders(db).where(owned(userId, orderNum))
  if (!order) throw orderMissing()
  return order
}

/**
 * Orders of one user are written and ended one after the other, also by several servers. Everybody locks in this order: the
 * user, the pay order, its orders, its payments, holds, claims.
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

/** Those of the users who are locked now; nobody is waited for. */
export async function tryLockUsers(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const locked = await rowsOf<{ id: string; locked: boolean }>(
    tx,
    sql`
    select id, pg_try_advisory_xact_lock(hashtextextended('order:' || id, 0)) as locked, set_config('enable_seqscan', 'off', true)
    from jsonb_array_elements_text(${JSON.stringify([...userIds].sort())}::jsonb) as id`
  )
  return locked.flatMap((one) => (one.locked ? [one.id] : []))
}

/** The same, locked until the transaction ends: whoever changes an order alone locks it so. */
export async function lockOwnOrder(tx: Tx, userId: string, orderNum: string): Promise<OrderRow> {
  await lockUser(tx, userId)
  const [order] = await selectOrders(tx).where(owned(userId, orderNum)).for('update')
  if (!order) throw orderMissing()
  return order
}

/** An order of anybody, locked with its user; null when there is none. Branches, warehouses and operators come by this. */
export async function lockOrder(tx: Tx, orderNum: string): Promise<OrderRow | null> {
  const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.orderNum, orderNum))
  if (!known) return null
  await lockUser(tx, known.userId)
  const [order] = await selectOrders(tx).where(eq(orders.orderNum, orderNum)).for('update')
  return order ?? null
}

/** A pay order with the orders of which something is due under it, by their numbers. */
export interface PaidTogether {
  readonly payOrder: PayOrderRow
  readonly orders: readonly OrderRow[]
}

/** A pay order of anybody, locked with its user and orders: whoever pays, ends or pays back locks it first. */
export async function lockPayOrder(tx: Tx, payOrderNum: string): Promise<PaidTogether> {
  const [known] = await tx
    .select({ userId: payOrders.userId })
    .from(payOrders)
    .where(eq(payOrders.payOrderNum, payOrderNum))
  if (!known) throw new Error('no such pay order')
  await lockUser(tx, known.userId)
  const due = tx
    .select({ orderNum: instalments.orderNum })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payOrderNum))
  const rows = await tx
    .select({ payOrder: payOrders, order: { ...getTableColumns(orders), payDeadline: payOrders.deadline } })
    .from(payOrders)
    .innerJoin(orders, inArray(orders.orderNum, due))
    .where(eq(payOrders.payOrderNum, payOrderNum))
    .orderBy(asc(orders.orderNum))
    .for('update')
  const [first] = rows
  if (!first) throw new Error('a pay order without an order')
  return { payOrder: first.payOrder, orders: rows.map(({ order }) => order) }
}
