import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema'
import type { RequestContext } from '../../http/context'

/** Ends the caller's session; a guest has none to end. */
export async function logOut({ db, session, now }: RequestContext): Promise<void> {
  if (session) await db.update(sessions).set({ revokedAt: now() }).where(eq(sessions.id, session.id))
}
