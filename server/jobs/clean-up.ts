import { lt, sql, type Column } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { EVENTS_KEPT_DAYS } from '@/domain/analytics/limits'
import { dateOf } from '@/domain/date'
import type { Db } from '../db/client'
import {
  activityUses,
  analyticsEvents,
  analyticsLosses,
  articleReads,
  callCounts,
  guessCounts,
  homePreviews,
  humanChecks,
  idempotencyKeys,
  knownDevices,
  loginKeys,
  messages,
  nonces,
  outbox,
  quotes,
  retiredCredentials,
  sessions,
  smsCodes,
  tillSteps
} from '../db/schema'
import type { Job } from './ticker'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows that one statement forgets. */
const BATCH = 1_000

/** Rows of a table whose column is before this. */
type Forgotten = readonly [PgTable, Column, Date | number | string]

/** Forgets what has run out: nonces, keys, codes, sessions, devices that were not used for a year, messages and what was measured a quarter of a year ago. */
export const cleanUp: Job = {
  name: 'clean-up',
  everyMs: 10 * 60_000,
  async *run({ db, now }) {
    const at = now()
    const before = (ms: number) => new Date(at.getTime() - ms)
    const over: readonly Forgotten[] = [
      [nonces, nonces.expiresAt, at],
      [loginKeys, loginKeys.expiresAt, at],
      [smsCodes, smsCodes.sentAt, before(2 * DAY_MS)],
      // Their clock is that of the servers, which no test stops.
      [callCounts, callCounts.expire, Date.now()],
      [guessCounts, guessCounts.until, at],
      [humanChecks, humanChecks.expiresAt, before(HOUR_MS)],
      [knownDevices, knownDevices.seenAt, before(365 * DAY_MS)],
      [idempotencyKeys, idempotencyKeys.createdAt, before(7 * DAY_MS)],
      [outbox, outbox.doneAt, before(7 * DAY_MS)],
      [messages, messages.at, before(90 * DAY_MS)],
      [analyticsEvents, analyticsEvents.at, before(EVENTS_KEPT_DAYS * DAY_MS)],
      [analyticsLosses, analyticsLosses.day, dateOf(before(EVENTS_KEPT_DAYS * DAY_MS).getTime())],
      [articleReads, articleReads.day, dateOf(at.getTime())],
      [homePreviews, homePreviews.expiresAt, at],
      [activityUses, activityUses.at, before(365 * DAY_MS)],
      [tillSteps, tillSteps.at, before(90 * DAY_MS)],
      [quotes, quotes.createdAt, before(2 * DAY_MS)],
      [retiredCredentials, retiredCredentials.expiresAt, at],
      [sessions, sessions.refreshExpiresAt, at],
      [sessions, sessions.revokedAt, before(DAY_MS)]
    ]
    for (const one of over) {
      while ((await forget(db, one)) === BATCH) yield
    }
  }
}

/**
 * The oldest of them. Without an order PostgreSQL takes those that it meets first, and where it expects many it looks for them from the
 * beginning of the table, past all that are kept.
 */
async function forget(db: Db, [table, column, before]: Forgotten): Promise<number> {
  const old = sql`select ctid from ${table} where ${lt(column, before)} order by ${column} limit ${BATCH}`
  const gone = await db
    .delete(table)
    .where(sql`ctid = any(array(${old}))`)
    .returning({ one: sql`1` })
  return gone.length
}
