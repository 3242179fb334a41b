import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '../../db/schema'
import type { Db } from '../../db/client'
import { requireUser, type RequestContext } from '../../http/context'

/** Logs the user out on every device but this one, or on the one that is named. */
export async function endSessions(
  context: RequestContext & { readonly db: Db },
  { only }: { readonly only?: string | undefined } = {}
): Promise<void> {
  const { db, session, now } = context
  await db
    .update(sessions)
    .set({ revokedAt: now() })
    .where(
      and(
        eq(sessions.userId, requireUser(context).id),
        isNull(sessions.revokedAt),
        session ? ne(sessions.id, session.id) : undefined,
        only === undefined ? undefined : eq(sessions.id, only)
      )
    )
}
