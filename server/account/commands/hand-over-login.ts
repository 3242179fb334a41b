import { and, eq } from 'drizzle-orm'
import { channelOf } from '@/contract/channels'
import { retiredCredentials, sessions, users } from '../../db/schema'
import { sessionOf } from '../../http/authenticate'
import type { RequestContext } from '../../http/context'
import { tokenInvalid } from '../../http/refusal'
import { hashToken, randomToken } from '../../settings/tokens'
import { openSession, type OpenedSession } from './open-session'
import { transact } from '../../db/transact'

/**
 * `GET /login?comefrom&token`: trades a live access token, which came in an address, for a session of its own of the same
 * user and the same proven channel. The token is worthless afterwards; who handed it over renews theirs by its refresh
 * credential. Refuses with 2 or 3 as `sessionOf` does.
 */
export async function handOverLogin(
  context: RequestContext,
  comefrom: string,
  token: string
): Promise<OpenedSession> {
  const now = context.now()
  const { user, session } = await sessionOf(context.db, now, token)
  return transact(context.db, async (tx) => {
    const hash = hashToken(token)
    const [spent] = await tx
      .update(sessions)
      .set({ tokenHash: hashToken(randomToken()) })
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, hash)))
      .returning({ until: sessions.refreshExpiresAt })
    // Another call was faster.
    if (!spent) throw tokenInvalid()
    await tx
      .insert(retiredCredentials)
      .values({ hash, kind: 'access', sessionId: session.id, retiredAt: now, expiresAt: spent.until })
    const [row] = await tx.select().from(users).where(eq(users.id, user.id))
    if (!row) throw tokenInvalid()
    return openSession(
      { ...context, db: tx, comefrom: channelOf(comefrom) ?? context.comefrom },
      row,
      session.channel
    )
  })
}
