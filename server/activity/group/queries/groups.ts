import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { contacts, groups, groupSales, groupSeats, orders, users } from '../../../db/schema'
import { SELF } from '@/domain/person/contacts'
import { activityMissing } from '../../refusals'

export type GroupRow = typeof groups.$inferSelect
export type GroupSaleRow = typeof groupSales.$inferSelect
type OrderOfGroup = Pick<
  typeof orders.$inferSelect,
  'orderNum' | 'userId' | 'payStatus' | 'paidFen' | 'refundedFen' | 'createdAt'
>

/** A group with whom it has. */
export interface WholeGroup {
  readonly group: GroupRow
  /** Of its people, those that count and those that went back. */
  readonly orders: readonly OrderOfGroup[]
  /** Kept without an order. */
  readonly seats: readonly { readonly userId: string; readonly until: Date; readonly at: Date }[]
  readonly names: ReadonlyMap<string, string>
}

/** Refuses with 404 what is not there or was taken down. */
export async function groupSaleOf(db: Db, activityId: string): Promise<GroupSaleRow> {
  const [sale] = await db
    .select()
    .from(groupSales)
    .where(and(eq(groupSales.activityId, activityId), eq(groupSales.closed, false)))
  if (!sale) throw activityMissing()
  return sale
}

/** The one that runs, else the next or last. Refuses with 404. */
export async function currentGroupSale(db: Db, now: Date): Promise<GroupSaleRow> {
  const all = await db
    .select()
    .from(groupSales)
    .where(eq(groupSales.closed, false))
    .orderBy(asc(groupSales.startAt), asc(groupSales.activityId))
  const sale = all.find(({ endAt }) => endAt > now) ?? all.at(-1)
  if (!sale) throw activityMissing()
  return sale
}

/** Refuses with 404. */
export async function groupRow(db: Db, groupId: string): Promise<GroupRow> {
  const [group] = await db.select().from(groups).where(eq(groups.groupId, groupId))
  if (!group) throw activityMissing()
  return group
}

const ENDED = [PAY_STATUS.closed, PAY_STATUS.refunded] as const

/** Orders that have a seat of their group, paid or not. */
export const holdsSeat = ({ payStatus }: Pick<OrderOfGroup, 'payStatus'>): boolean =>
  !([...ENDED, PAY_STATUS.refunding] as readonly number[]).includes(payStatus)

export async function wholeGroups(db: Db, rows: readonly GroupRow[], now: Date): Promise<WholeGroup[]> {
  const ids = rows.map(({ groupId }) => groupId)
  if (ids.length === 0) return []
  const bought = await db
    .select({
      orderNum: orders.orderNum,
      userId: orders.userId,
      payStatus: orders.payStatus,
      paidFen: orders.paidFen,
      refundedFen: orders.refundedFen,
      createdAt: orders.createdAt,
      groupId: orders.offerId
    })
    .from(orders)
    .where(
      and(
        eq(orders.offer, 'group'),
        inArray(orders.offerId, ids),
        notInArray(orders.payStatus, [PAY_STATUS.closed])
      )
    )
    .orderBy(asc(orders.createdAt), asc(orders.orderNum))
  const kept = await db
    .select()
    .from(groupSeats)
    .where(and(inArray(groupSeats.groupId, ids), gt(groupSeats.until, now)))
    .orderBy(asc(groupSeats.at))
  const people = [...new Set([...bought, ...kept].map(({ userId }) => userId))]
  const names = await namesOf(db, people)
  return rows.map((group) => {
    const own = bought.filter(({ groupId }) => groupId === group.groupId)
    return {
      ...{ group, orders: own, names },
      seats: kept.filter(
        ({ groupId, userId }) =>
          groupId === group.groupId && !own.some((one) => one.userId === userId && holdsSeat(one))
      )
    }
  })
}

/** Seats that nobody has, kept ones counted as had. */
export const freeSeats = ({ group, seats }: Pick<WholeGroup, 'group' | 'seats'>): number =>
  Math.max(0, group.size - group.taken - seats.length)

/** By what they call themselves, else as their own person. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const told = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  const own = await db
    .select({ userId: contacts.userId, name: contacts.name })
    .from(contacts)
    .where(and(inArray(contacts.userId, [...userIds]), eq(contacts.relation, SELF), sql`deleted_at is null`))
  return new Map(
    told.map(({ id, name }) => [id, name || (own.find(({ userId }) => userId === id)?.name ?? '')])
  )
}

/** Groups of a user in an activity that are not over for them: a seat that is kept, or an order. */
export async function liveGroupsOf(
  db: Db,
  { userId, activityId }: { readonly userId: string; readonly activityId: string },
  now: Date
): Promise<string[]> {
  const seats = await db
    .select({ groupId: groups.groupId })
    .from(groupSeats)
    .innerJoin(groups, eq(groups.groupId, groupSeats.groupId))
    .where(
      and(
        eq(groupSeats.userId, userId),
        eq(groups.activityId, activityId),
        gt(groupSeats.until, now),
        eq(groups.state, 'open'),
        gt(groups.endsAt, now)
      )
    )
  const bought = await db
    .select({ groupId: groups.groupId })
    .from(orders)
    .innerJoin(groups, eq(groups.groupId, sql`${orders.offerId}`))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.offer, 'group'),
        eq(groups.activityId, activityId),
        notInArray(orders.payStatus, [...ENDED, PAY_STATUS.refunding]),
        eq(groups.state, 'open')
      )
    )
  return [...new Set([...bought, ...seats].map(({ groupId }) => groupId))]
}
