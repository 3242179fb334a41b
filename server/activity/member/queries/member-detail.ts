import * as v from 'valibot'
import { and, asc, desc, eq, gt, gte, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { memberFen, memberRefundUntil, memberSavedFen } from '@/domain/activity/member'
import { DAY_MS } from '@/domain/date'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { CATEGORY } from '@/domain/kinds/types'
import { PAY_STATUS, REFUND_STATE } from '@/domain/order/codes'
import { memberTermsOf, type MemberTerms } from '../../../catalogue/queries/member-terms'
import type { Db } from '../../../db/client'
import {
  memberships,
  orderLines,
  orders,
  products,
  productSkus,
  refundLines,
  refunds
} from '../../../db/schema'
import { currentActivity, stateOf } from '../../queries/activities'
import { activityMissing } from '../../refusals'
import { membershipTerms } from '../../terms'

type Membership = typeof memberships.$inferSelect

/** The shop has the money, all or a part of it. */
const PAID = [PAY_STATUS.paid, PAY_STATUS.grouping, PAY_STATUS.partlyRefunded]

const YEAR_DAYS = 365

/** The membership that is sold, with its terms. Refuses with 404 a shop without one. */
async function soldMembership(db: Db, now: Date) {
  const activity = await currentActivity(db, 'member', now)
  if (!activity) throw activityMissing()
  const { productCode } = v.parse(membershipTerms, activity.terms)
  const [sold] = await db
    .select({ product: products, sku: productSkus })
    .from(products)
    .innerJoin(productSkus, eq(productSkus.productCode, products.productCode))
    .where(and(eq(products.productCode, productCode), eq(products.onShelf, true)))
    .orderBy(asc(productSkus.sort))
    .limit(1)
  const terms = sold && memberTermsOf(sold.product)
  if (!sold || !terms) throw activityMissing()
  return { ...sold, terms, onSale: stateOf(activity, now) === 'open' }
}

/** What most people buy of the first kind that it counts for. */
async function exampleOf(db: Db, { kinds: [kind], percent }: MemberTerms) {
  if (kind === undefined) return null
  const [best] = await db
    .select({ name: products.name, usualFen: products.salePriceFen })
    .from(products)
    .where(
      and(eq(products.kind, kind), eq(products.onShelf, true), ne(products.category, CATEGORY.membership))
    )
    .orderBy(desc(products.sellCount), asc(products.productCode))
    .limit(1)
  return best ? { ...best, fen: memberFen(best.usualFen, percent) } : null
}

/** Those of a user that run or are to run, the first to end first. */
const ownMemberships = (db: Db, userId: string, now: Date): Promise<Membership[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt), gt(memberships.endAt, now)))
    .orderBy(asc(memberships.endAt))

const NOT_BACK = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]

/** What orders that stand had cheaper by these memberships; of pieces that went back nothing was saved. */
async function savedBy(db: Db, own: readonly Membership[]) {
  if (own.length === 0) return { fen: 0, orders: 0 }
  const back = db
    .select({ fen: sql`sum(${refundLines.amountFen})` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.refundNo, refundLines.refundNo))
    .where(and(eq(refundLines.lineId, orderLines.id), notInArray(refunds.state, NOT_BACK)))
  const lines = await db
    .select({
      orderNum: orders.orderNum,
      offerId: orders.offerId,
      quantity: orderLines.quantity,
      unitFen: orderLines.unitFen,
      payableFen: orderLines.payableFen,
      backFen: sql<number>`coalesce((${back}), 0)::int`
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderNum, orders.orderNum), eq(orderLines.role, 'product')))
    .where(
      and(
        eq(orders.offer, 'member'),
        inArray(
          orders.offerId,
          own.map(({ orderNum }) => orderNum)
        ),
        inArray(orders.payStatus, PAID)
      )
    )
  const percents = new Map(own.map(({ orderNum, percent }) => [orderNum, percent]))
  return {
    orders: new Set(lines.map(({ orderNum }) => orderNum)).size,
    fen: lines.reduce((sum, { offerId, quantity, unitFen, payableFen, backFen }) => {
      const savedFen = quantity * memberSavedFen(unitFen, percents.get(offerId ?? '') ?? 100)
      return sum + (payableFen > 0 ? Math.round((savedFen * (payableFen - backFen)) / payableFen) : savedFen)
    }, 0)
  }
}

/** Where one can be given back: unused, and within its first days. */
async function refundOf(db: Db, own: readonly Membership[], now: Date) {
  const unused = own.filter(({ taken }) => taken === 0).map(({ orderNum }) => orderNum)
  if (unused.length === 0) return null
  const paid = await db
    .select({ orderNum: orders.orderNum, paidAt: orders.paidAt })
    .from(orders)
    .where(and(inArray(orders.orderNum, unused), eq(orders.payStatus, PAY_STATUS.paid)))
    .orderBy(desc(orders.paidAt))
  const [first] = paid.flatMap(({ orderNum, paidAt }) => {
    const until = paidAt === null ? 0 : memberRefundUntil(paidAt.getTime())
    return until > now.getTime() ? [{ orderNum, until }] : []
  })
  return first ?? null
}

/** What a user paid in the last year for what it counts for. */
async function spentBy(db: Db, userId: string, { kinds }: MemberTerms, now: Date) {
  const [sum] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      fen: sql<number>`coalesce(sum(${orders.paidFen} - ${orders.refundedFen}), 0)::int`
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.kind, [...kinds]),
        ne(orders.orderType, CATEGORY.membership),
        inArray(orders.payStatus, PAID),
        gte(orders.paidAt, new Date(now.getTime() - YEAR_DAYS * DAY_MS)),
        sql`${orders.paidFen} > ${orders.refundedFen}`
      )
    )
  return sum ?? { orders: 0, fen: 0 }
}

/** The membership as it is sold, and what somebody has of it. Refuses with 404 a shop without one. */
export async function memberDetail(db: Db, userId: string | null, now: Date) {
  const sold = await soldMembership(db, now)
  const own = userId === null ? [] : await ownMemberships(db, userId, now)
  // Who has one sees it also when no more are sold.
  if (!sold.onSale && own.length === 0) throw activityMissing()
  return {
    ...sold,
    now,
    kindNames: sold.terms.kinds.map((kind) => KIND_TEXTS[kind].couponName),
    example: await exampleOf(db, sold.terms),
    endAt: own.at(-1)?.endAt ?? null,
    saved: await savedBy(db, own),
    refund: await refundOf(db, own, now),
    spent: userId === null ? null : await spentBy(db, userId, sold.terms, now)
  }
}

export type MemberStanding = Awaited<ReturnType<typeof memberDetail>>
