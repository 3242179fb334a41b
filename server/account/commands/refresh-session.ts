import { and, eq, isNull } from 'drizzle-orm'
import { transact, type Tx } from '../../db/transact'
import { retiredCredentials, sessions, users } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { tokenInvalid } from '../../http/refusal'
import { accountOfRow } from '../queries/account'
import {
  ACCESS_LIFE_MS,
  hashToken,
  nextCredential,
  REFRESH_GRACE_MS,
  REFRESH_LIFE_MS
} from '../../settings/tokens'
import type { OpenedSession } from './open-session'

type SessionRow = typeof sessions.$inferSelect
interface Credentials {
  token: string
  refreshToken: string
}

/** How many rotations a late twin may have missed within the grace. */
const MAX_MISSED_ROTATIONS = 5

const follow = (row: SessionRow, presented: string): Credentials => ({
  token: nextCredential(row.rotationKey, 'access', presented),
  refreshToken: nextCredential(row.rotationKey, 'refresh', presented)
})

/**
 * Trades the refresh credential for the next pair. The same credential again within a few seconds gets the
 * same pair (two tabs, a lost answer); later it is taken as stolen and the session ends. Refuses with 3.
 */
export async function refreshSession(context: RequestContext, presented: string): Promise<OpenedSession> {
  const now = context.now()
  const outcome = await transact(context.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.refreshHash, hashToken(presented)))
      .for('update')
    if (row) return isLive(row, now) ? { row, credentials: await rotate(tx, row, presented, now) } : null
    return repeat(tx, presented, now)
  })
  if (!outcome) throw tokenInvalid()
  const [user] = await context.db
    .select()
    .from(users)
    .where(and(eq(users.id, outcome.row.userId), isNull(users.deletedAt)))
  if (!user) throw tokenInvalid()
  return {
    ...outcome.credentials,
    id: outcome.row.id,
    secret: outcome.row.secret,
    openedAt: now,
    account: await accountOfRow(context.db, user, 'masked')
  }
}

const isLive = (row: SessionRow, now: Date) => row.revokedAt === null && row.refreshExpiresAt > now

async function rotate(tx: Tx, row: SessionRow, presented: string, now: Date): Promise<Credentials> {
  const next = follow(row, presented)
  const retired = { sessionId: row.id, retiredAt: now, expiresAt: row.refreshExpiresAt }
  await tx.insert(retiredCredentials).values([
    { ...retired, hash: row.tokenHash, kind: 'access' },
    { ...retired, hash: row.refreshHash, kind: 'refresh' }
  ])
  await tx
    .update(sessions)
    .set({
      tokenHash: hashToken(next.token),
      refreshHash: hashToken(next.refreshToken),
      accessExpiresAt: new Date(now.getTime() + ACCESS_LIFE_MS),
      refreshExpiresAt: new Date(now.getTime() + REFRESH_LIFE_MS)
    })
    .where(eq(sessions.id, row.id))
  return next
}

async function repeat(
  tx: Tx,
  presented: string,
  now: Date
): Promise<{ row: SessionRow; credentials: Credentials } | null> {
  const [found] = await tx
    .select({ retired: retiredCredentials, row: sessions })
    .from(retiredCredentials)
    .innerJoin(sessions, eq(sessions.id, retiredCredentials.sessionId))
    .where(and(eq(retiredCredentials.hash, hashToken(presented)), eq(retiredCredentials.kind, 'refresh')))
  if (!found || !isLive(found.row, now)) return null
  if (now.getTime() - found.retired.retiredAt.getTime() > REFRESH_GRACE_MS) {
    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, found.row.id))
    return null
  }
  let credentials = follow(found.row, presented)
  for (let step = 0; step < MAX_MISSED_ROTATIONS; step += 1) {
    if (hashToken(credentials.refreshToken) === found.row.refreshHash) return { row: found.row, credentials }
    credentials = follow(found.row, credentials.refreshToken)
  }
  return null
}
