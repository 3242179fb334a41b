import { and, count, eq, exists, gt, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import type { TenderSum } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import {
  boundCards,
  instalments,
  orders,
  orderVisits,
  refundLines,
  refunds,
  userCoupons,
  users
} from '../../db/schema'
import { storedLeft } from '../../money/queries/stored-left'

/** States in which something is still owed to somebody: a visit that was missed is refunded, too, or gets another day. */
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
  ORDER_STATUS.noShow,
  ORDER_STATUS.bookingFailed,
  ORDER_STATUS.refunding
]

const GONE = [ORDER_STATUS.cancelled, ORDER_STATUS.closed, ORDER_STATUS.refunded]
const NOT_MADE = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]
const OVER = [REFUND_STATE.done, ...NOT_MADE]

/** Money of an order that is on its way back, by whichever payment. */
const moneyComes = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(
        and(
          notInArray(refunds.state, OVER),
          or(
            eq(refunds.orderNum, orders.orderNum),
            eq(refunds.payOrderNum, orders.payOrderNum),
            inArray(
              refunds.payOrderNum,
              db
                .select({ num: instalments.payOrderNum })
                .from(instalments)
                .where(eq(instalments.orderNum, orders.orderNum))
            )
          )
        )
      )
  )

/** Check items that a branch did not do and that nobody has taken back yet: they are refunded at any time. */
const undoneIsLeft = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderVisits)
      .innerJoin(sql`jsonb_array_elements(${orderVisits.undone}) as item`, sql`true`)
      .where(
        and(
          eq(orderVisits.orderNum, orders.orderNum),
          notExists(
            db
              .select({ one: sql`1` })
              .from(refundLines)
              .innerJoin(refunds, eq(refunds.refundNo, refundLines.refundNo))
              .where(
                and(
                  eq(refunds.orderNum, orders.orderNum),
                  notInArray(refunds.state, NOT_MADE),
                  sql`${refundLines.itemCode} = item ->> 'code'`
                )
              )
          )
        )
      )
  )

/** Orders in which something is owed, and those that can still give money back or whose money is on its way; not goods that may be returned, as the week of returns ends before the account does. */
export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const [open] = await db
    .select({ n: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.status, OPEN),
          and(notInArray(orders.status, GONE), undoneIsLeft(db)),
          moneyComes(db)
        )
      )
    )
  return open?.n ?? 0
}

/** Open orders keep somebody from leaving; the rest is what they would lose. */
export interface Leaving {
  readonly openOrders: number
  readonly stored: readonly TenderSum[]
  readonly coupons: number
  readonly cards: number
  /** When the account is erased; null: nobody asked for it. */
  readonly erasedAfter: Date | null
}

/** What keeps somebody from leaving, what they would lose, and when they go if they asked for it. */
export async function leavingOf(db: Db, userId: string, now: Date): Promise<Leaving> {
  const [user] = await db.select({ at: users.erasedAfter }).from(users).where(eq(users.id, userId))
  const stored = await storedLeft(db, userId, now)
  const [coupons] = await db
    .select({ n: count() })
    .from(userCoupons)
    .where(
      and(eq(userCoupons.userId, userId), eq(userCoupons.status, 'unused'), gt(userCoupons.expiresAt, now))
    )
  const [cards] = await db.select({ n: count() }).from(boundCards).where(eq(boundCards.userId, userId))
  return {
    openOrders: await countOpenOrders(db, userId),
    stored,
    coupons: coupons?.n ?? 0,
    cards: cards?.n ?? 0,
    erasedAfter: user?.at ?? null
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
