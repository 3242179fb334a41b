import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { HOUR_MS } from '@/domain/date'
import { ownContact } from '../../../account/queries/contacts'
import { isUnordered } from '../../../catalogue/offers/pair'
import { pairs } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { randomId } from '../../../settings/tokens'
import { checkOpen } from '../../queries/activities'
import { activityMissing, cannot, notOpen } from '../../refusals'
import { PAIR_TEXTS } from '../../texts'
import { isSelf, ownPair, pairActivity, pairRow, wholePair, type WholePair } from '../queries/pairs'

/** One of the caller's own people. Refuses with 404 anybody else's, with 0 the caller. */
async function relativeOf(context: RequestContext, contactsId: string): Promise<string> {
  const row = await ownContact(context.db, requireUser(context).id, contactsId)
  if (isSelf(row)) throw cannot(PAIR_TEXTS.self)
  return row.id
}

/**
 * The caller's own that has no order yet, with its second where one is named, else a new one. Refuses: 404, 27005 out of the activity's time.
 */
export async function startPair(
  context: RequestContext,
  activityId: string,
  contactsId: string | undefined
): Promise<WholePair> {
  const now = context.now()
  const activity = await pairActivity(context.db, activityId)
  checkOpen(activity, now)
  const userId = requireUser(context).id
  const second = contactsId === undefined ? null : await relativeOf(context, contactsId)
  return transact(context.db, async (tx) => {
    // Who begins twice at once has one.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`pair:${activityId}:${userId}`}::text, 0))`
    )
    const own = await ownPair(tx, { activityId, userId }, now)
    if (own && own.state !== 'paid') {
      // Begun on another phone meanwhile: who is named here takes the place that is still free.
      if (second === null || own.state !== 'open') return own
      const [named] = await tx
        .update(pairs)
        .set({ contactsId: second })
        .where(and(eq(pairs.pairId, own.row.pairId), isNull(pairs.friendId), isUnordered(tx)))
        .returning()
      return named ? wholePair(tx, named, now) : own
    }
    const ends = Math.min(now.getTime() + activity.terms.hours * HOUR_MS, activity.endAt.getTime())
    const [row] = await tx
      .insert(pairs)
      .values({
        ...{ pairId: randomId('p'), activityId, ownerId: userId, contactsId: second },
        ...{ endsAt: new Date(ends), at: now }
      })
      .returning()
    if (!row) throw new Error('an insert without a row')
    return wholePair(tx, row, now)
  })
}

/** One conditional update: of two who want the place one has it, and none while an order has the pair. */
async function change(
  { db, now }: RequestContext,
  pairId: string,
  set: { readonly friendId?: string | null; readonly contactsId?: string | null },
  where: SQL | undefined
): Promise<boolean> {
  const changed = await db
    .update(pairs)
    .set(set)
    .where(and(eq(pairs.pairId, pairId), isUnordered(db), gt(pairs.endsAt, now()), where))
    .returning({ one: sql`1` })
  return changed.length > 0
}

const nowOf = async ({ db, now }: RequestContext, pairId: string): Promise<WholePair> =>
  wholePair(db, await pairRow(db, pairId), now())

/** The owner takes another second of their family, or none. Refuses: 404, 27005 a pair that is over or has an order. */
export async function chooseSecond(
  context: RequestContext,
  pairId: string,
  contactsId: string
): Promise<WholePair> {
  const userId = requireUser(context).id
  const { ownerId } = await pairRow(context.db, pairId)
  if (ownerId !== userId) throw activityMissing()
  const second = contactsId === '' ? null : await relativeOf(context, contactsId)
  const set = { friendId: null, contactsId: second }
  if (!(await change(context, pairId, set, eq(pairs.ownerId, userId)))) throw notOpen(PAIR_TEXTS.over)
  return nowOf(context, pairId)
}

/** Takes the second place by the link. Refuses: 404, 27005 one that is over or full, 0 the owner. */
export async function joinPair(context: RequestContext, pairId: string): Promise<WholePair> {
  const userId = requireUser(context).id
  const row = await pairRow(context.db, pairId)
  if (row.ownerId === userId) throw cannot(PAIR_TEXTS.own)
  checkOpen(await pairActivity(context.db, row.activityId), context.now())
  const free = or(and(isNull(pairs.friendId), isNull(pairs.contactsId)), eq(pairs.friendId, userId))
  if (!(await change(context, pairId, { friendId: userId }, free))) {
    throw notOpen(row.endsAt <= context.now() ? PAIR_TEXTS.over : PAIR_TEXTS.full)
  }
  return nowOf(context, pairId)
}

/** Who came by the link gives the place up, before an order alone. Refuses: 404, 27005 once there is an order. */
export async function leavePair(context: RequestContext, pairId: string): Promise<WholePair> {
  const userId = requireUser(context).id
  const { friendId } = await pairRow(context.db, pairId)
  const mine = eq(pairs.friendId, userId)
  if (friendId === userId && !(await change(context, pairId, { friendId: null }, mine)))
    throw notOpen(PAIR_TEXTS.ordered)
  return nowOf(context, pairId)
}
