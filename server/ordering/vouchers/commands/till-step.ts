import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { MINUTE_MS } from '@/domain/date'
import type { Db } from '../../../db/client'
import { tills, tillSteps, type TillStatus } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { fingerprint } from '../../../settings/fingerprint'
import { TILL_TEXTS as texts } from '../texts'
import type { Till } from './till-keys'

/** So many unknown codes a till may show in so long; then it waits. */
const MOST_MISSES = 10
const MISSES_MS = 10 * MINUTE_MS

/** What a till is told. */
export interface TillAnswer {
  readonly status: TillStatus
  readonly body: Readonly<Record<string, unknown>>
  /** It named a code that there is not. */
  readonly missed?: boolean
}

interface TillStep {
  readonly till: Till
  /** The till's own number of the step. */
  readonly key: string
  /** What is asked, as one text. */
  readonly asked: string
}

export const failed = (status: TillAnswer['status'], message: string, more: object = {}): TillAnswer => ({
  status,
  body: { code: 'FAIL', message, ...more }
})

/**
 * A step of a till, once: the same number again gets the first answer and does nothing, with something else asked 409. Steps of one
 * till wait for one another, so that many at once guess no more codes than one after the other. A withdrawn key gets 401.
 */
export async function runTillStep(
  db: Db,
  { till, key, asked }: TillStep,
  now: Date,
  work: (tx: Tx) => Promise<TillAnswer>
): Promise<TillAnswer> {
  const bodyHash = await fingerprint(db, now, `till|${asked}`)
  return transact(db, async (tx) => {
    const [own] = await tx
      .select({ id: tills.id })
      .from(tills)
      .where(and(eq(tills.id, till.id), isNull(tills.withdrawnAt)))
      .for('update')
    if (!own) return failed(401, texts.unknownKey)
    const [first] = await tx
      .select()
      .from(tillSteps)
      .where(and(eq(tillSteps.tillId, till.id), eq(tillSteps.key, key)))
    if (first) {
      return first.bodyHash === bodyHash
        ? { status: first.status, body: first.answer }
        : failed(409, texts.keyUsed)
    }
    const [missed] = await tx
      .select({ times: count() })
      .from(tillSteps)
      .where(
        and(
          eq(tillSteps.tillId, till.id),
          eq(tillSteps.missed, true),
          gt(tillSteps.at, new Date(now.getTime() - MISSES_MS))
        )
      )
    if ((missed?.times ?? 0) >= MOST_MISSES) return failed(429, texts.tooManyMisses)
    const { status, body, missed: unknown = false } = await work(tx)
    await tx
      .insert(tillSteps)
      .values({ tillId: till.id, key, bodyHash, at: now, status, answer: body, missed: unknown })
    return { status, body, missed: unknown }
  })
}
