import { and, isNotNull, lt, or } from 'drizzle-orm'
import {
  idempotencyKeys,
  loginKeys,
  nonces,
  quotes,
  retiredCredentials,
  sessions,
  smsCodes
} from '../db/schema'
import type { Job } from './ticker'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Forgets what has run out: nonces, keys, codes, sessions. */
export const cleanUp: Job = {
  name: 'clean-up',
  everyMs: 10 * 60_000,
  run: async ({ db, now }) => {
    const at = now()
    const before = (ms: number) => new Date(at.getTime() - ms)
    await db.delete(nonces).where(lt(nonces.expiresAt, at))
    await db.delete(loginKeys).where(lt(loginKeys.expiresAt, at))
    await db.delete(smsCodes).where(lt(smsCodes.sentAt, before(2 * DAY_MS)))
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7 * DAY_MS)))
    await db.delete(quotes).where(lt(quotes.createdAt, before(2 * DAY_MS)))
    await db.delete(retiredCredentials).where(lt(retiredCredentials.expiresAt, at))
    await db
      .delete(sessions)
      .where(
        or(
          lt(sessions.refreshExpiresAt, at),
          and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before(DAY_MS)))
        )
      )
  }
}
