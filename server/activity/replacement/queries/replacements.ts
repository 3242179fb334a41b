import { and, asc, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import {
  REPLACED_OFFERS,
  replacementState,
  type NewOrder,
  type ReplacedOffer,
  type ReplacementState
} from '@/domain/activity/replacement'
import { HAS_MONEY, PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import {
  orderCodes,
  orderPeople,
  orders,
  orderVisits,
  replacements,
  type OrderPerson
} from '../../../db/schema'
import { activityOf, type ActivityRow } from '../../queries/activities'
import { replacementTerms, type ReplacementTerms } from '../../terms'

export type ReplacementActivity = Omit<ActivityRow, 'terms'> & { readonly terms: ReplacementTerms }

/** A paid order that was bought in an activity, and how its exchange stands. */
export interface Exchanged {
  readonly row: typeof orders.$inferSelect
  readonly offer: ReplacedOffer
  /** Whom it is for. */
  readonly person: OrderPerson | null
  readonly state: ReplacementState
  /** What goes back of it when all of it does. */
  readonly backFen: number
  readonly chosen: string
  readonly newOrderNum: string
}

/** Refuses with 404. */
export async function replacementActivity(db: Db, activityId: string): Promise<ReplacementActivity> {
  const activity = await activityOf(db, ['replacement'], activityId)
  return { ...activity, terms: v.parse(replacementTerms, activity.terms) }
}

/** The shop never had its money, or waits for a group with it. */
const NOT_YET: readonly number[] = [
  PAY_STATUS.unpaid,
  PAY_STATUS.paying,
  PAY_STATUS.failed,
  PAY_STATUS.closed,
  PAY_STATUS.grouping
]
/** A new order that does not count any more. */
const GONE: readonly number[] = [PAY_STATUS.closed, PAY_STATUS.refunding, PAY_STATUS.refunded]

/** A user's orders of the product that were bought in an activity and paid, the latest first. */
export async function exchangedOrders(
  db: Db,
  { endAt, terms: { productCode } }: ReplacementActivity,
  userId: string,
  now: Date
): Promise<Exchanged[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.productCode, productCode),
        inArray(orders.offer, [...REPLACED_OFFERS]),
        notInArray(orders.payStatus, [...NOT_YET]),
        isNull(orders.deletedAt)
      )
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))
  const facts = await factsOf(
    db,
    userId,
    rows.map(({ orderNum }) => orderNum)
  )
  return rows.flatMap((row) => {
    const offer = REPLACED_OFFERS.find((one) => one === row.offer)
    if (offer === undefined) return []
    const { orderNum, payStatus, status } = row
    const next = facts.next.find(({ offerId }) => offerId === orderNum)
    const newOrder: NewOrder = !next
      ? 'none'
      : HAS_MONEY.some((one) => one === next.payStatus)
        ? 'paid'
        : 'unpaid'
    const order = { payStatus, status, partUsed: facts.partUsed.has(orderNum) }
    const people = facts.people.filter((one) => one.orderNum === orderNum)
    return [
      {
        ...{ row, offer, backFen: row.paidFen - row.refundedFen, newOrderNum: next?.orderNum ?? '' },
        person: (people.find(({ role }) => role === 'examinee') ?? people[0])?.person ?? null,
        state: replacementState({ order, newOrder, endsAt: endAt.getTime() }, now.getTime()),
        chosen: facts.chosen.get(orderNum) ?? ''
      }
    ]
  })
}

/** What else tells how orders stand. */
async function factsOf(db: Db, userId: string, numbers: readonly string[]) {
  const [of, used, visited] = [
    [...numbers],
    eq(orderCodes.state, 'used'),
    eq(orderVisits.state, 'visited')
  ] as const
  const codes = await db
    .select({ orderNum: orderCodes.orderNum })
    .from(orderCodes)
    .where(and(inArray(orderCodes.orderNum, of), used))
  const visits = await db
    .select({ orderNum: orderVisits.orderNum })
    .from(orderVisits)
    .where(and(inArray(orderVisits.orderNum, of), visited))
  const chosen = await db.select().from(replacements).where(inArray(replacements.orderNum, of))
  return {
    partUsed: new Set([...codes, ...visits].map(({ orderNum }) => orderNum)),
    chosen: new Map(chosen.map(({ orderNum, productCode }) => [orderNum, productCode])),
    next: await db
      .select({ orderNum: orders.orderNum, offerId: orders.offerId, payStatus: orders.payStatus })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.offer, 'replacement'),
          inArray(orders.offerId, of),
          notInArray(orders.payStatus, [...GONE])
        )
      ),
    people: await db
      .select()
      .from(orderPeople)
      .where(inArray(orderPeople.orderNum, of))
      .orderBy(asc(orderPeople.role))
  }
}
