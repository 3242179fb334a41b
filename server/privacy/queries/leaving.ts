import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Leaving } from '@/contract/dto/privacy'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { boundCards, orders, storedValues, userCoupons, users } from '../../db/schema'

/** Orders in which something is still owed to somebody. */
const OPEN = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.toBook,
  ORDER_STATUS.awaitingGroup,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toVisit,
  ORDER_STATUS.toUse,
  ORDER_STATUS.toShip,
  ORDER_STATUS.toReceive,
  ORDER_STATUS.visited,
  ORDER_STATUS.bookingFailed,
  ORDER_STATUS.refunding
]

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const [open] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, OPEN)))
  return open?.n ?? 0
}

/** What keeps somebody from leaving, what they would lose, and when they go if they asked for it. */
export async function leavingOf(db: Db, userId: string, now: Date): Promise<Leaving> {
  const [user] = await db.select({ at: users.erasedAfter }).from(users).where(eq(users.id, userId))
  const [gift] = await db
    .select({ fen: sql<string>`coalesce(sum(${storedValues.amountFen} - ${storedValues.takenFen}), 0)` })
    .from(storedValues)
    .where(and(eq(storedValues.userId, userId), gt(storedValues.expiresAt, now)))
  const [coupons] = await db
    .select({ n: count() })
    .from(userCoupons)
    .where(
      and(eq(userCoupons.userId, userId), eq(userCoupons.status, 'unused'), gt(userCoupons.expiresAt, now))
    )
  const [cards] = await db.select({ n: count() }).from(boundCards).where(eq(boundCards.userId, userId))
  return {
    openOrders: await countOpenOrders(db, userId),
    giftMoney: toYuan(Number(gift?.fen ?? 0)),
    coupons: coupons?.n ?? 0,
    cards: cards?.n ?? 0,
    erasedAfter: user?.at?.getTime() ?? null
  }
}

/** Accounts whose time has come. */
export const dueAccounts = async (db: Db, now: Date, limit: number, after: string): Promise<string[]> => {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sql`${users.erasedAfter} <= ${now.toISOString()}::timestamptz`,
        gt(users.id, after)
      )
    )
    .orderBy(users.id)
    .limit(limit)
  return due.map(({ id }) => id)
}
