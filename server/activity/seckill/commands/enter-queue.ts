import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { askAgainMs, READY_MS, roomFor, SOLD_OUT_WAIT_MS } from '@/domain/activity/queue'
import { PAY_STATUS } from '@/domain/order/codes'
import { rowsOf, type Db } from '../../../db/client'
import { flashQueue, flashSales, orders } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { stateOf } from '../../queries/activities'
import { knownBy } from '../../queries/person'
import { ACTIVITY_TEXTS } from '../../texts'
import { boughtBy, saleOf, type SaleRow } from '../queries/sales'

/** How somebody stands in the queue of a sale. */
export interface QueuePlace {
  readonly state: 'soon' | 'waiting' | 'ready' | 'soldOut' | 'ended' | 'limit'
  readonly ahead: number
  readonly readyUntil: Date | null
  /** 0: never. */
  readonly askAgainMs: number
}

const NOWHERE = { ahead: 0, readyUntil: null, askAgainMs: 0 } as const

/**
 * Takes a place in the queue of a sale, or tells how the place stands. As many are let in as there are pieces that nobody has, in the order
 * in which they came; who is let in and does not order in time goes to the end. An account, a device and a document have one place each.
 * Refuses: 404, 20001 a call without a device's number.
 */
export async function enterQueue(context: RequestContext, activityId: string): Promise<QueuePlace> {
  const { db, deviceToken } = context
  const userId = requireUser(context).id
  if (deviceToken === null) throw badInput(ACTIVITY_TEXTS.deviceMissing)
  const now = context.now()
  const sale = await saleOf(db, activityId)
  const state = stateOf(sale, now)
  if (state === 'soon')
    return { ...NOWHERE, state, askAgainMs: Math.max(1, sale.startAt.getTime() - now.getTime()) }
  if (state === 'ended') return { ...NOWHERE, state }
  const bought = (await boughtBy(db, userId, 'flash', [activityId])).get(activityId) ?? 0
  if (bought >= sale.perUser) return { ...NOWHERE, state: 'limit' }
  if (!sale.queued) {
    if (sale.remaining > 0) return { ...NOWHERE, state: 'ready' }
    return { ...NOWHERE, state: 'soldOut', askAgainMs: SOLD_OUT_WAIT_MS }
  }
  const known = await knownBy(db, now, { userId, deviceToken })
  const mine = await takeTicket(db, { activityId, userId, device: known.device, person: known.id }, now)
  // Another account of the same device or document stands there.
  if (mine === null) return { ...NOWHERE, state: 'limit' }
  if (mine.readyUntil === null) await letIn(db, activityId, now)
  return placeOf(db, sale, userId, now)
}

type Ticket = typeof flashQueue.$inferSelect

const ofUser = (activityId: string, userId: string) =>
  and(eq(flashQueue.activityId, activityId), eq(flashQueue.userId, userId))

/** The user's ticket, new or as it was; one whose time is over goes to the end. null: the device or document has another. */
async function takeTicket(
  db: Db,
  place: Pick<Ticket, 'activityId' | 'userId' | 'device' | 'person'>,
  now: Date
): Promise<Ticket | null> {
  const { activityId, userId } = place
  await db
    .insert(flashQueue)
    .values({ ...place, enteredAt: now })
    .onConflictDoNothing()
  const sequence = sql`pg_get_serial_sequence('flash_queue', 'ticket')`
  await db
    .update(flashQueue)
    .set({ ticket: sql`nextval(${sequence})`, readyUntil: null })
    .where(and(ofUser(activityId, userId), lte(flashQueue.readyUntil, now)))
  const [mine] = await db.select().from(flashQueue).where(ofUser(activityId, userId))
  return mine ?? null
}

/**
 * Lets the next in. One at a time does so for a sale, and the others do not wait for it: what they find after is as good.
 * A piece that is kept counts until its order has it.
 */
async function letIn(db: Db, activityId: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [lock] = await rowsOf<{ got: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`flash-queue:${activityId}`}::text, 0)) as got`
    )
    if (lock?.got !== true) return
    const [sale] = await tx.select().from(flashSales).where(eq(flashSales.activityId, activityId))
    const room = roomFor(sale?.remaining ?? 0, await readyWithoutOrder(tx, activityId, now))
    if (room === 0) return
    const next = tx
      .select({ userId: flashQueue.userId })
      .from(flashQueue)
      .where(and(eq(flashQueue.activityId, activityId), isNull(flashQueue.readyUntil)))
      .orderBy(asc(flashQueue.ticket))
      .limit(room)
    await tx
      .update(flashQueue)
      .set({ readyUntil: new Date(now.getTime() + READY_MS) })
      .where(and(eq(flashQueue.activityId, activityId), inArray(flashQueue.userId, next)))
  })
}

const readyWithoutOrder = (tx: Tx, activityId: string, now: Date): Promise<number> =>
  tx.$count(
    flashQueue,
    and(
      eq(flashQueue.activityId, activityId),
      gt(flashQueue.readyUntil, now),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(orders)
          .where(
            and(
              eq(orders.userId, flashQueue.userId),
              eq(orders.offer, 'flash'),
              eq(orders.offerId, activityId),
              notInArray(orders.payStatus, [PAY_STATUS.closed, PAY_STATUS.refunded])
            )
          )
      )
    )
  )

async function placeOf(db: Db, sale: SaleRow, userId: string, now: Date): Promise<QueuePlace> {
  const { activityId } = sale
  const [mine] = await db.select().from(flashQueue).where(ofUser(activityId, userId))
  if (mine?.readyUntil != null && mine.readyUntil > now)
    return { ...NOWHERE, state: 'ready', readyUntil: mine.readyUntil }
  const ahead = await db.$count(
    flashQueue,
    and(
      eq(flashQueue.activityId, activityId),
      isNull(flashQueue.readyUntil),
      lt(flashQueue.ticket, mine?.ticket ?? 0)
    )
  )
  const { remaining } = await saleOf(db, activityId)
  return remaining === 0
    ? { state: 'soldOut', ahead, readyUntil: null, askAgainMs: SOLD_OUT_WAIT_MS }
    : { state: 'waiting', ahead, readyUntil: null, askAgainMs: askAgainMs(ahead) }
}

/** Gives a place up, or the piece that was kept. Refuses with 404. */
export async function leaveQueue(context: RequestContext, activityId: string): Promise<void> {
  const { db } = context
  const userId = requireUser(context).id
  await saleOf(db, activityId)
  await db.delete(flashQueue).where(ofUser(activityId, userId))
  await letIn(db, activityId, context.now())
}
