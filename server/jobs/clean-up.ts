import { and, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
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

/** Forgets what has run out: nonces, keys, codes, sessions, devices that were not used for a year, messages and what was measured a quarter of a year ago. */
export const cleanUp: Job = {
  name: 'clean-up',
  everyMs: 10 * 60_000,
  async *run({ db, now }) {
    const at = now()
    const before = (ms: number) => new Date(at.getTime() - ms)
    const over: readonly (readonly [PgTable, SQL | undefined])[] = [
      [nonces, lt(nonces.expiresAt, at)],
      [loginKeys, lt(loginKeys.expiresAt, at)],
      [smsCodes, lt(smsCodes.sentAt, before(2 * DAY_MS))],
      // Their clock is that of the servers, which no test stops.
      [callCounts, lt(callCounts.expire, Date.now())],
      [guessCounts, lt(guessCounts.until, at)],
      [humanChecks, lt(humanChecks.expiresAt, before(HOUR_MS))],
      [knownDevices, lt(knownDevices.seenAt, before(365 * DAY_MS))],
      [idempotencyKeys, lt(idempotencyKeys.createdAt, before(7 * DAY_MS))],
      [outbox, lt(outbox.doneAt, before(7 * DAY_MS))],
      [messages, lt(messages.at, before(90 * DAY_MS))],
      [analyticsEvents, lt(analyticsEvents.at, before(EVENTS_KEPT_DAYS * DAY_MS))],
      [analyticsLosses, lt(analyticsLosses.day, dateOf(before(EVENTS_KEPT_DAYS * DAY_MS).getTime()))],
      [articleReads, lt(articleReads.day, dateOf(at.getTime()))],
      [homePreviews, lt(homePreviews.expiresAt, at)],
      [activityUses, lt(activityUses.at, before(365 * DAY_MS))],
      [tillSteps, lt(tillSteps.at, before(90 * DAY_MS))],
      [quotes, lt(quotes.createdAt, before(2 * DAY_MS))],
      [retiredCredentials, lt(retiredCredentials.expiresAt, at)],
      [
        sessions,
        or(
          lt(sessions.refreshExpiresAt, at),
          and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before(DAY_MS)))
        )
      ]
    ]
    for (const [table, condition] of over) {
      while ((await forget(db, table, condition)) === BATCH) yield
    }
  }
}

async function forget(db: Db, table: PgTable, condition: SQL | undefined): Promise<number> {
  const gone = await db
    .delete(table)
    .where(sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH}))`)
    .returning({ one: sql`1` })
  return gone.length
}
