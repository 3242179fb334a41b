import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { groups, groupSeats } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { randomId } from '../../../settings/tokens'
import { checkOpen } from '../../queries/activities'
import { knownBy } from '../../queries/person'
import { cannot, notOpen } from '../../refusals'
import { ACTIVITY_TEXTS, GROUP_TEXTS } from '../../texts'
import {
  freeSeats,
  groupRow,
  groupSaleOf,
  holdsSeat,
  liveGroupsOf,
  wholeGroups,
  type GroupRow
} from '../queries/groups'

/** So long a seat is kept without an order. */
const SEAT_MS = 30 * MINUTE_MS

/** Who wants a seat, by what they are known by. */
async function asker(context: RequestContext, now: Date) {
  const { db, deviceToken } = context
  const userId = requireUser(context).id
  if (deviceToken === null) throw badInput(ACTIVITY_TEXTS.deviceMissing)
  const known = await knownBy(db, now, { userId, deviceToken })
  return { userId, device: known.device, person: known.id }
}

type Asker = Awaited<ReturnType<typeof asker>>

/**
 * Begins a group and keeps its first seat; who has one that waits has that again. Refuses: 404, 27005 out of its time, 20001 a call
 * without a device's number.
 */
export async function startGroup(context: RequestContext, activityId: string): Promise<GroupRow> {
  const now = context.now()
  const sale = await groupSaleOf(context.db, activityId)
  checkOpen(sale, now)
  const who = await asker(context, now)
  return transact(context.db, async (tx) => {
    await lockSeats(tx, activityId, who)
    const [live] = await liveGroupsOf(tx, { userId: who.userId, activityId }, now)
    if (live !== undefined) return keepSeat(tx, await groupRow(tx, live), who, now)
    const [group] = await tx
      .insert(groups)
      .values({
        ...{ groupId: randomId('g'), activityId, leaderId: who.userId, size: sale.size, startAt: now },
        endsAt: new Date(Math.min(now.getTime() + sale.hours * HOUR_MS, sale.endAt.getTime()))
      })
      .returning()
    if (!group) throw new Error('an insert without a row')
    return keepSeat(tx, group, who, now)
  })
}

/**
 * Takes a seat of a group that was shared by its link. Refuses: 404, 27005 a group or activity that is over or full, 0 who has a seat in
 * another group of the activity, and a device or document that has one in this, 20001 a call without a device's number.
 */
export async function joinGroup(context: RequestContext, groupId: string): Promise<GroupRow> {
  const now = context.now()
  const { activityId } = await groupRow(context.db, groupId)
  checkOpen(await groupSaleOf(context.db, activityId), now)
  const who = await asker(context, now)
  return transact(context.db, async (tx) => {
    await lockSeats(tx, activityId, who)
    const [group] = await tx.select().from(groups).where(eq(groups.groupId, groupId)).for('update')
    if (!group) throw notOpen(GROUP_TEXTS.over)
    const live = await liveGroupsOf(tx, { userId: who.userId, activityId }, now)
    if (live.some((id) => id !== groupId)) throw cannot(GROUP_TEXTS.inAnother)
    if (group.state === 'full') throw notOpen(GROUP_TEXTS.full)
    if (group.state === 'failed' || group.endsAt <= now) throw notOpen(GROUP_TEXTS.over)
    return keepSeat(tx, group, who, now)
  })
}

/** Who asks twice at once has one seat. */
const lockSeats = (tx: Tx, activityId: string, { userId }: Asker) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group:${activityId}:${userId}`}::text, 0))`)

/** Its seats are counted under the group's lock, or nobody else knows of it yet. */
async function keepSeat(
  tx: Tx,
  group: GroupRow,
  { userId, device, person }: Asker,
  now: Date
): Promise<GroupRow> {
  const { groupId } = group
  const [whole] = await wholeGroups(tx, [group], now)
  // An order has its seat already.
  if (!whole || whole.orders.some((order) => order.userId === userId && holdsSeat(order))) return group
  const others = whole.seats.filter((seat) => seat.userId !== userId)
  if (freeSeats({ group, seats: others }) < 1) throw notOpen(GROUP_TEXTS.full)
  await tx.delete(groupSeats).where(and(eq(groupSeats.groupId, groupId), eq(groupSeats.userId, userId)))
  const kept = await tx
    .insert(groupSeats)
    .values({ groupId, userId, device, person, at: now, until: new Date(now.getTime() + SEAT_MS) })
    .onConflictDoNothing()
    .returning({ userId: groupSeats.userId })
  if (kept.length === 0) throw cannot(GROUP_TEXTS.samePerson)
  return group
}

/** Gives a seat up that has no order; there is nothing to give up otherwise. Refuses with 404. */
export async function leaveGroup(context: RequestContext, groupId: string): Promise<void> {
  const { db } = context
  await groupRow(db, groupId)
  await db
    .delete(groupSeats)
    .where(and(eq(groupSeats.groupId, groupId), eq(groupSeats.userId, requireUser(context).id)))
}
