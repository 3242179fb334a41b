import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { cellReached, walk } from '@/domain/activity/board'
import type { Chances } from '@/domain/activity/chances'
import { drawMessage, fractionOf, prizeAt } from '@/domain/activity/draw'
import { dateOf } from '@/domain/date'
import { activities, draws, drawTables } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { answeredBefore, keepAnswer, type IdempotencyKey } from '../../../http/idempotency'
import { badInput } from '../../../http/refusal'
import { putInOutbox } from '../../../outbox/put'
import { randomId } from '../../../settings/tokens'
import { countUse } from '../../commands/count-use'
import { checkOpen } from '../../queries/activities'
import { isMinor, knownBy, type KnownBy } from '../../queries/person'
import { cannot, unfit } from '../../refusals'
import { ACTIVITY_TEXTS, DRAW_TEXTS } from '../../texts'
import { drawActivity, type DrawActivity } from '../activity'
import { DIGESTS } from '../digests'
import { boardState, type BoardState } from '../queries/board'
import { chancesAt } from '../queries/chances'
import { aliasOf, lastDay, seedOf, tableOf, type TableRow } from '../queries/tables'
import { openDay } from './open-day'

type DrawRow = typeof draws.$inferSelect

/** What was drawn, as it stands in the books. */
export interface Taken {
  readonly activity: DrawActivity
  readonly draw: DrawRow
  readonly given: TableRow
  readonly drawn: TableRow
  readonly chances: Chances
  /** Cells that the token went, and how its board is now; null without a board. */
  readonly walked: { readonly cells: readonly number[]; readonly board: BoardState } | null
  readonly day: string
}

/**
 * Draws once. Chance, draw, pieces, answer and key are written in one transaction: an answer that was lost is told again under its key,
 * and a chance is never used for nothing. What the prize credits is left to the outbox.
 * Refuses: 404, 27005 before and after its time, 27006 who is known to be under 18, 0 without a chance or over a limit, 20001 a call
 * without a device's number.
 */
export async function takeDraw<Results>(
  context: RequestContext,
  activityId: string,
  present: (taken: Taken) => Results
): Promise<Results> {
  const { db, once, deviceToken } = context
  if (!once) throw new Error('a draw is made under an idempotency key')
  const userId = requireUser(context).id
  if (deviceToken === null) throw badInput(ACTIVITY_TEXTS.deviceMissing)
  const activity = await drawActivity(db, activityId)
  const now = context.now()
  const person = {
    userId,
    account: await aliasOf(db, now, userId),
    known: await knownBy(db, now, { userId, deviceToken }),
    minor: await isMinor(db, userId, now)
  }
  for (;;) {
    const at = context.now()
    checkOpen(activity, at)
    await openDay(db, activity, dateOf(at.getTime()), at)
    const made = await transact(db, (tx) => drawOnce(tx, { activity, person, once, at }, present))
    // Midnight has passed meanwhile.
    if (made !== null) return made.results
  }
}

interface Wish {
  readonly activity: DrawActivity
  readonly person: {
    readonly userId: string
    readonly account: string
    readonly known: KnownBy
    readonly minor: boolean
  }
  readonly once: IdempotencyKey
  readonly at: Date
}

async function drawOnce<Results>(
  tx: Tx,
  { activity, person, once, at }: Wish,
  present: (taken: Taken) => Results
): Promise<{ results: Results } | null> {
  const { activityId, terms } = activity
  const { userId, account } = person
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`draw:${activityId}:${userId}`}::text, 0))`
  )
  const before = await answeredBefore(tx, once)
  // What was stored under this endpoint and key are such results.
  if (before) return { results: before.results as Results }
  const [row] = await tx.select().from(activities).where(eq(activities.activityId, activityId)).for('share')
  checkOpen(row ?? activity, at)
  if (row?.closed === true) throw cannot(ACTIVITY_TEXTS.over)
  if (person.minor) throw unfit(ACTIVITY_TEXTS.minor)
  const day = await lastDay(tx, activityId)
  if (day === null || day < dateOf(at.getTime())) return null
  const chances = await chancesAt(tx, activity, { userId, day })
  if (chances.left === 0) throw cannot(DRAW_TEXTS.noChance)
  await countPerson(tx, activity, { known: person.known, day, at })

  const chanceNo =
    (await tx.$count(draws, and(eq(draws.activityId, activityId), eq(draws.account, account)))) + 1
  const { seed } = await seedOf(tx, day)
  const table = await tableOf(tx, activityId, day)
  const fraction = fractionOf(DIGESTS.hmac(seed, drawMessage({ activityId, account, chanceNo })))
  const drawn = prizeAt(table, fraction)
  const given = (await hasPiece(tx, drawn)) ? drawn : fallbackOf(table, terms.fallbackId)
  const state = await boardState(tx, activity, userId)
  const step = stepOf(activity, state, given)
  const couponCode = step?.couponCode ?? given.couponCode
  const isCredited = couponCode !== null || given.kind === 'money' || given.kind === 'goods'
  const [draw] = await tx
    .insert(draws)
    .values({
      ...{ drawId: randomId('d'), activityId, day, userId, account, chanceNo, at, couponCode },
      ...{ prizeId: drawn.prizeId, givenId: given.prizeId },
      state: isCredited ? 'crediting' : 'nothing',
      walked: step?.walked ?? null
    })
    .returning()
  if (!draw) throw new Error('an insert without a row')
  if (isCredited) {
    const { drawId } = draw
    await putInOutbox(tx, [{ topic: 'prize', key: `prize:${drawId}`, payload: { drawId } }], at)
  }
  const results = present({
    ...{ activity, draw, given, drawn, day },
    chances: await chancesAt(tx, activity, { userId, day }),
    walked: step && { cells: step.cells, board: await boardState(tx, activity, userId) }
  })
  await keepAnswer(tx, once, results, at)
  return { results }
}

/** Counts the draw for document and device, each by one statement; an account is limited by its chances. */
async function countPerson(
  tx: Tx,
  { activityId, terms }: DrawActivity,
  { known, day, at }: { readonly known: KnownBy; readonly day: string; readonly at: Date }
): Promise<void> {
  const use = { activityId, day }
  if (
    known.device !== null &&
    !(await countUse(tx, { ...use, who: known.device, most: terms.perDevice }, at))
  )
    throw cannot(ACTIVITY_TEXTS.deviceLimit)
  if (known.id !== null && !(await countUse(tx, { ...use, who: known.id, most: terms.mostADay }, at)))
    throw cannot(ACTIVITY_TEXTS.personLimit)
}

/** Takes a piece by a conditional update: of two who draw the last one, one has it. */
async function hasPiece(tx: Tx, { activityId, day, prizeId, room }: TableRow): Promise<boolean> {
  if (room === null) return true
  const taken = await tx
    .update(drawTables)
    .set({ taken: sql`${drawTables.taken} + 1` })
    .where(
      and(
        eq(drawTables.activityId, activityId),
        eq(drawTables.day, day),
        eq(drawTables.prizeId, prizeId),
        or(isNull(drawTables.room), lt(drawTables.taken, drawTables.room))
      )
    )
    .returning({ prizeId: drawTables.prizeId })
  return taken.length > 0
}

function fallbackOf(table: readonly TableRow[], fallbackId: string): TableRow {
  const fallback = table.find(({ prizeId, room }) => prizeId === fallbackId && room === null)
  if (!fallback) throw new Error(`${fallbackId} is no prize without limit`)
  return fallback
}

/** What a throw does on the board; null without one. */
function stepOf({ terms: { board } }: DrawActivity, { position, laps }: BoardState, given: TableRow) {
  if (!board || given.kind !== 'step') return null
  const face = Number(given.prizeId)
  const way = walk(board.cells, position, face)
  const stop = board.cells[(position + face) % board.cells.length]
  const wins = cellReached(board.cells, position, face) === 'coupon' && stop?.kind === 'coupon'
  return {
    cells: way.cells,
    walked: { from: position, to: way.position, laps: laps + way.laps },
    couponCode: wins ? stop.couponCode : null
  }
}
