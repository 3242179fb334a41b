import { and, eq, ne, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import {
  glucoseProblem,
  targetProblem,
  type GlucoseRecord,
  type GlucoseTargets
} from '@/domain/glucose/glucose'
import { glucoseRecords, glucoseTargets } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { randomId } from '../../settings/tokens'
import { glucoseBook, type GlucoseBook } from '../queries/glucose'
import { REPORT_TEXTS } from '../texts'

/** A value as somebody measured it; `id` is '' of a new one. */
interface MeasuredGlucose extends GlucoseRecord {
  /** What becomes of a value that stands at this moment already. */
  readonly onTwice: 'ask' | 'replace' | 'keep'
}

/**
 * Keeps a value, a new one or a changed one. What is measured twice at a moment of a day is asked about first (27008), then
 * takes the place of the other or stands beside it.
 */
export async function saveGlucose(
  context: RequestContext,
  { id, date, when, value, tags, onTwice }: MeasuredGlucose
): Promise<GlucoseBook> {
  const user = requireUser(context)
  const problem = glucoseProblem(value)
  if (problem !== null) throw badInput(problem)
  const now = context.now()
  if (date > dateOf(now.getTime())) throw badInput(REPORT_TEXTS.future)
  await transact(context.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`glucose:${user.id}`}, 0))`)
    const atMoment = and(
      eq(glucoseRecords.userId, user.id),
      eq(glucoseRecords.date, date),
      eq(glucoseRecords.when, when),
      ne(glucoseRecords.id, id)
    )
    if (onTwice !== 'keep') {
      const standing = await tx.select({ id: glucoseRecords.id }).from(glucoseRecords).where(atMoment)
      if (standing.length > 0 && onTwice === 'ask')
        throw new Refusal(ErrorCode.duplicateOrder, REPORT_TEXTS.standing)
      if (standing.length > 0) await tx.delete(glucoseRecords).where(atMoment)
    }
    if (id === '') {
      const row = { id: randomId('bg'), userId: user.id, date, when, value, tags, createdAt: now }
      await tx.insert(glucoseRecords).values(row)
      return
    }
    const changed = await tx
      .update(glucoseRecords)
      .set({ date, when, value, tags })
      .where(and(eq(glucoseRecords.id, id), eq(glucoseRecords.userId, user.id)))
      .returning({ id: glucoseRecords.id })
    if (changed.length === 0) throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.recordMissing)
  })
  return glucoseBook(context.db, user.id)
}

/** One that is gone already, or somebody else's, changes nothing. */
export async function deleteGlucose(context: RequestContext, id: string): Promise<GlucoseBook> {
  const user = requireUser(context)
  await context.db
    .delete(glucoseRecords)
    .where(and(eq(glucoseRecords.id, id), eq(glucoseRecords.userId, user.id)))
  return glucoseBook(context.db, user.id)
}

export async function setTargets(context: RequestContext, targets: GlucoseTargets): Promise<GlucoseBook> {
  const user = requireUser(context)
  const problem = targetProblem(targets.fasting) ?? targetProblem(targets.post2h)
  if (problem !== null) throw badInput(problem.message)
  await context.db
    .insert(glucoseTargets)
    .values({ userId: user.id, targets })
    .onConflictDoUpdate({ target: glucoseTargets.userId, set: { targets } })
  return glucoseBook(context.db, user.id)
}
