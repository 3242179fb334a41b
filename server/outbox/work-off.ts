import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { isOutage } from '../db/outage'
import { outbox } from '../db/schema'
import { transact, type Tx } from '../db/transact'
import type { Log } from '../log'

type OutboxRow = typeof outbox.$inferSelect

/** Does what an entry asks for, in the transaction that marks it done: both, or neither. */
export type Consumer = (tx: Tx, entry: OutboxRow, now: Date) => Promise<void>

/**
 * Asks somebody outside for what an entry wants: between transactions, as a rollback takes back nothing there. Answers what is to be
 * written in the transaction that marks the entry done; one that throws is tried again.
 */
export interface Asker {
  ask(work: Work, entry: OutboxRow): Promise<Consumer>
}

const BATCH = 50
/** Whoever takes an entry has it for so long; after that it died over it. */
const LEASE_MS = 60_000
/** Pauses after a failure double from this one on to an hour. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 3_600_000

export interface Work {
  readonly db: Db
  readonly now: () => Date
  readonly log: Log
}

/**
 * Does what is due, in batches that are leased, so that several servers do not do the same and a dead one's entries are taken up. One
 * that fails is tried again later and does not keep the others. Each is a piece of its own.
 */
export async function* workOff(
  work: Work,
  consumers: Readonly<Record<string, Consumer | Asker>>
): AsyncGenerator<void> {
  const { db, now, log } = work
  for (;;) {
    const leased = await lease(db, Object.keys(consumers), now())
    for (const entry of leased) {
      try {
        const taker = consumers[entry.topic]
        const consume = typeof taker === 'object' ? await taker.ask(work, entry) : taker
        await transact(db, async (tx) => {
          const done = await tx
            .update(outbox)
            .set({ doneAt: now(), leasedUntil: null })
            .where(and(eq(outbox.id, entry.id), isNull(outbox.doneAt)))
            .returning({ id: outbox.id })
          if (done.length > 0) await consume?.(tx, entry, now())
        })
      } catch (error) {
        if (isOutage(error)) throw error
        log.warn(
          { err: error, key: entry.key, tries: entry.tries },
          'an entry of the outbox failed; it is tried again'
        )
        await pause(db, entry, now())
      }
      yield
    }
    if (leased.length < BATCH) return
  }
}

function lease(db: Db, topics: readonly string[], at: Date): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        lte(outbox.dueAt, at),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, at)),
        inArray(outbox.topic, [...topics])
      )
    )
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ leasedUntil: new Date(at.getTime() + LEASE_MS), tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

async function pause(db: Db, { id, tries }: OutboxRow, at: Date): Promise<void> {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
  await db
    .update(outbox)
    .set({ dueAt: new Date(at.getTime() + ms), leasedUntil: null })
    .where(eq(outbox.id, id))
}
