import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../db/client'
import { idempotencyKeys } from '../db/schema'
import { badInput, Refusal } from './refusal'

const KEY = /^[A-Za-z0-9_-]{8,80}$/

/** A stable hash of the parsed input: the order of the fields does not matter. */
export const bodyHash = (input: unknown): string =>
  createHash('sha256').update(stableJson(input)).digest('base64url')

function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${stableJson(entry)}`).join(',')}}`
}

interface IdempotentCall {
  readonly owner: string
  readonly endpoint: string
  readonly key: string | null
  readonly input: unknown
}

/** A call under its key; the same key means the same body. */
export interface OnceKey {
  readonly owner: string
  readonly endpoint: string
  readonly key: string
  readonly bodyHash: string
}

/** Refuses a key that is missing or malformed. */
export function onceKey({ owner, endpoint, key, input }: IdempotentCall): OnceKey {
  if (key === null || !KEY.test(key)) throw badInput('缺少有效的 Idempotency-Key')
  return { owner, endpoint, key, bodyHash: bodyHash(input) }
}

/** What the first call answered. Refuses another body under its key with 27008. */
export function firstResults(once: OnceKey, first: { bodyHash: string; results: unknown }): unknown {
  if (first.bodyHash !== once.bodyHash) throw new Refusal(ErrorCode.duplicateOrder, '请勿重复提交')
  return first.results
}

const placeOf = ({ owner, endpoint, key }: OnceKey) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key))

/**
 * Runs the command once per key. Key, command and answer are one transaction: a crash leaves all or
 * nothing, and a second call with the same key waits for the first. A refusal rolls everything back,
 * so that the user may put it right under the same key. Another body under a used key: 27008.
 */
export async function runOnce(
  db: Db,
  once: OnceKey,
  now: Date,
  run: (tx: Db) => Promise<unknown>
): Promise<unknown> {
  const { owner, endpoint, key, bodyHash: hash } = once
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ owner, endpoint, key, bodyHash: hash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(placeOf(once))
      return firstResults(once, first ?? { bodyHash: '', results: null })
    }
    const results = await run(tx)
    await tx
      .update(idempotencyKeys)
      .set({ code: ErrorCode.ok, message: 'success', results })
      .where(placeOf(once))
    return results
  })
}

/**
 * The same for a command that judges first and then writes key, answer and everything else in one statement. What has
 * changed since the first call may make its judgement refuse a repeated one: that is answered as the first was.
 */
export async function runKeeping(db: Db, once: OnceKey, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [first] = await db.select().from(idempotencyKeys).where(placeOf(once))
    if (!first) throw error
    return firstResults(once, first)
  }
}
