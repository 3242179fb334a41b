import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { askAgainMs, READY_MS, roomFor, SOLD_OUT_WAIT_MS } from '@/domain/activity/queue'
import { rowsOf, type Db } from '../../../db/client'
import { flashQueue } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { stateOf } from '../../queries/activities'
import { knownBy } from '../../queries/person'
import { ACTIVITY_TEXTS } from '../../texts'
import { saleOf } from '../queries/sales'
import { enter, NEXT_TICKET, piecesOf, saleFor, standingOf, type Standing } from '../queries/standing'

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
  const known = await knownBy(db, now, { userId, deviceToken })
  const entered = await enter(db, { activityId, userId, device: known.device, person: known.id }, now)
  return entered ? placeAt(entered) : placeWithoutEntering()

  async function placeWithoutEntering(): Promise<QueuePlace> {
    const sale = await saleFor(db, activityId, userId)
    const state = stateOf(sale, now)
    if (state === 'soon')
      return { ...NOWHERE, state, askAgainMs: Math.max(1, sale.startAt.getTime() - now.getTime()) }
    if (state === 'ended') return { ...NOWHERE, state }
    if (sale.bought >= sale.perUser) return { ...NOWHERE, state: 'limit' }
    if (!sale.queued) {
      if (sale.remaining > 0) return { ...NOWHERE, state: 'ready' }
      return { ...NOWHERE, state: 'soldOut', askAgainMs: SOLD_OUT_WAIT_MS }
    }
    const found = await standingAgain(db, activityId, userId, now)
    // Another account of the same device or document stands there.
    return found ? placeAt(found) : { ...NOWHERE, state: 'limit' }
  }

  async function placeAt(found: Standing): Promise<QueuePlace> {
    // Of a crowd most find no room: they are told so without a transaction.
    if (isReady(found, now) || found.remaining === 0 || found.unkept <= 0) return placeOf(found, now)
    await letIn(db, activityId, now)
    return placeOf(await standingOf(db, activityId, userId, now), now)
  }
}

const ofUser = (activityId: string, userId: string) =>
  and(eq(flashQueue.activityId, activityId), eq(flashQueue.userId, userId))

/** How the account's ticket stands; one whose time is over goes to the end. null: without one, as the device or document has another. */
async function standingAgain(
  db: Db,
  activityId: string,
  userId: string,
  now: Date
): Promise<Standing | null> {
  await db
    .update(flashQueue)
    .set({ ticket: NEXT_TICKET, readyUntil: null })
    .where(and(ofUser(activityId, userId), lte(flashQueue.readyUntil, now)))
  return standingOf(db, activityId, userId, now)
}

/**
 * Lets the next in. One at a time does so for a sale, and the others do not wait for it: what they find after is as good.
 * A piece that is kept counts until its order has it.
 */
async function letIn(db: Db, activityId: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    // No scans: plans are made while the queue is empty, and kept while thousands enter.
    const [lock] = await rowsOf<{ got: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`flash-queue:${activityId}`}::text, 0)) as got,
        set_config('enable_seqscan', 'off', true)`
    )
    if (lock?.got !== true) return
    const { remaining, ready } = await piecesOf(tx, activityId, now)
    const room = roomFor(remaining, ready)
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

const isReady = ({ readyUntil }: Standing, now: Date): boolean => readyUntil !== null && readyUntil > now

/** null: who has left meanwhile asks for a new place. */
function placeOf(standing: Standing | null, now: Date): QueuePlace {
  if (standing === null) return { ...NOWHERE, state: 'waiting', askAgainMs: askAgainMs(0) }
  const { readyUntil, ahead, remaining } = standing
  if (isReady(standing, now)) return { ...NOWHERE, state: 'ready', readyUntil }
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
