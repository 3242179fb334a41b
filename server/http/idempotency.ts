import { and, eq, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../db/client'
import { idempotencyKeys } from '../db/schema'
import type { Tx } from '../db/transact'
import { fingerprint } from '../settings/fingerprint'
import { badInput, Refusal } from './refusal'
import { HTTP_TEXTS } from './texts'

const KEY = /^[A-Za-z0-9_-]{8,80}$/

/** The order of the fields does not matter. */
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
export interface IdempotencyKey {
  readonly owner: string
  readonly endpoint: string
  readonly key: string
  readonly bodyHash: string
}

/** Refuses a key that is missing or malformed. The input is kept as a keyed hash, since it may hold an id number. */
export async function onceKey(
  db: Db,
  now: Date,
  { owner, endpoint, key, input }: IdempotentCall
): Promise<IdempotencyKey> {
  if (key === null || !KEY.test(key)) throw badInput(HTTP_TEXTS.stalePage)
  return { owner, endpoint, key, bodyHash: await fingerprint(db, now, `input|${stableJson(input)}`) }
}

/** What the first call answered. Refuses another body under its key with 27008. */
export function storedResults<Results>(
  once: IdempotencyKey,
  first: { bodyHash: string; results: Results }
): Results {
  if (first.bodyHash !== once.bodyHash) throw new Refusal(ErrorCode.duplicateOrder, '请勿重复提交')
  return first.results
}

const placeOf = ({ owner, endpoint, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key))

const storedUnder = async (db: Db, once: IdempotencyKey) => {
  const [stored] = await db.select().from(idempotencyKeys).where(placeOf(once))
  return stored
}

/**
 * For a command that talks to somebody else (the gateway) and so cannot be one transaction with its key. The key stands before
 * the command runs, its first answer is stored after it. A call that finds the key without an answer (the first one is still
 * under way, or its process died) runs the command again: the command must be repeatable, taking up what it has begun. All
 * calls of one key answer what was stored first. A refusal frees the key, so that the user may put it right under the same
 * key. Another body under a used key: 27008.
 */
export async function runRepeatable(
  db: Db,
  once: IdempotencyKey,
  now: Date,
  run: () => Promise<unknown>
): Promise<unknown> {
  const { owner, endpoint, key, bodyHash: hash } = once
  const row = { owner, endpoint, key, bodyHash: hash, createdAt: now }
  await db.insert(idempotencyKeys).values(row).onConflictDoNothing()
  const first = await storedUnder(db, once)
  if (first) {
    const results = storedResults(once, first)
    if (first.code !== null) return results
  }
  const unanswered = isNull(idempotencyKeys.code)
  try {
    const results = await run()
    const answer = { code: ErrorCode.ok, message: 'success', results }
    const kept = await db
      .insert(idempotencyKeys)
      .values({ ...row, ...answer })
      .onConflictDoUpdate({
        target: [idempotencyKeys.owner, idempotencyKeys.endpoint, idempotencyKeys.key],
        set: answer,
        setWhere: unanswered
      })
      .returning({ key: idempotencyKeys.key })
    const stored = kept.length === 0 ? await storedUnder(db, once) : undefined
    return stored ? storedResults(once, stored) : results
  } catch (error) {
    if (error instanceof Refusal) await db.delete(idempotencyKeys).where(and(placeOf(once), unanswered))
    throw error
  }
}

/**
 * For a command that judges first and then writes key, answer and everything else in one statement. What has
 * changed since the first call may make its judgement refuse a repeated one: that is answered as the first was.
 */
export async function runKeeping(
  db: Db,
  once: IdempotencyKey,
  run: () => Promise<unknown>
): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const first = await storedUnder(db, once)
    if (!first) throw error
    return storedResults(once, first)
  }
}

/**
 * What was answered under a key before, for a command that keeps its key in its own transaction, in which nobody else writes under the
 * keys of its owner; null: nothing. Refuses another body under it with 27008.
 */
export async function answeredBefore(
  tx: Tx,
  once: IdempotencyKey
): Promise<{ readonly results: unknown } | null> {
  const first = await storedUnder(tx, once)
  return first ? { results: storedResults(once, first) } : null
}

/** Keeps key and answer with what the command writes: both are there, or neither. */
export async function keepAnswer(
  tx: Tx,
  { owner, endpoint, key, bodyHash }: IdempotencyKey,
  results: unknown,
  now: Date
): Promise<void> {
  const answer = { code: ErrorCode.ok, message: 'success', results }
  await tx
    .insert(idempotencyKeys)
    .values({ ...{ owner, endpoint, key, bodyHash }, ...answer, createdAt: now })
}
