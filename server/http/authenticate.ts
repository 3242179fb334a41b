import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { EndpointMeta } from '@/contract/endpoint'
import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { retiredCredentials, sessions, users } from '../db/schema'
import { hashToken } from '../settings/tokens'
import type { CurrentSession, CurrentUser } from './context'
import { sessionExpired, tokenInvalid } from './refusal'

/**
 * The access token: header `token`, on a partner's path its own header (§7), else, for what changes nothing, `access_token` as
 * cookie or query (§6).
 */
export function tokenOf(
  row: Pick<EndpointMeta, 'changes' | 'tokenHeader'>,
  request: FastifyRequest
): string | null {
  const header = request.headers[row.tokenHeader ?? 'token']
  if (typeof header === 'string' && header !== '') return header
  if (row.changes) return null
  const cookie = request.cookies['access_token']
  if (cookie) return cookie
  const query = request.query
  const named =
    typeof query === 'object' && query !== null && 'access_token' in query ? query.access_token : undefined
  return typeof named === 'string' && named !== '' ? named : null
}

export interface Identity {
  readonly user: CurrentUser | null
  readonly session: CurrentSession | null
}

const GUEST: Identity = { user: null, session: null }

/**
 * Who calls. Throws 2 when the access token ran out and may be refreshed, 3 when it is worthless
 * or, on a `user` row, missing.
 */
export async function identify(
  db: Db,
  now: Date,
  row: EndpointMeta,
  token: string | null
): Promise<Identity> {
  if (row.auth === 'none') return GUEST
  if (token === null) {
    if (row.auth === 'user') throw tokenInvalid()
    return GUEST
  }
  return sessionOf(db, now, token)
}

const statement = prepared((db) =>
  db
    .select({
      user: { id: users.id, phone: users.phone },
      session: {
        id: sessions.id,
        userId: sessions.userId,
        secret: sessions.secret,
        channel: sessions.channel
      },
      revokedAt: sessions.revokedAt,
      accessExpiresAt: sessions.accessExpiresAt,
      refreshExpiresAt: sessions.refreshExpiresAt
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), isNull(users.deletedAt)))
    .prepare('live_session')
)

/** The live session of an access token. Throws 2 or 3 as `identify` does. */
export async function sessionOf(
  db: Db,
  now: Date,
  token: string
): Promise<Identity & { user: CurrentUser; session: CurrentSession }> {
  const hash = hashToken(token)
  const [found] = await statement(db).execute({ hash })
  if (found) {
    if (found.revokedAt !== null || found.refreshExpiresAt <= now) throw tokenInvalid()
    if (found.accessExpiresAt <= now) throw sessionExpired()
    return { user: found.user, session: found.session }
  }
  const [retired] = await db
    .select({ revokedAt: sessions.revokedAt, until: sessions.refreshExpiresAt })
    .from(retiredCredentials)
    .innerJoin(sessions, eq(sessions.id, retiredCredentials.sessionId))
    .where(and(eq(retiredCredentials.hash, hash), eq(retiredCredentials.kind, 'access')))
  throw retired && retired.revokedAt === null && retired.until > now ? sessionExpired() : tokenInvalid()
}
