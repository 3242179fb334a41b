import { eq } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { sessions } from '../../db/schema'
import { sessionOf } from '../../http/authenticate'
import type { RequestContext } from '../../http/context'
import { wechatAccounts } from '../wechat'

/**
 * The second token check of channel 66: the session is alive and, with a login credential of the mini-program, proven to be
 * inside it. Refuses with 2 or 3 as `sessionOf` does, and where the credential is not accepted.
 */
export async function proveChannel(
  context: RequestContext,
  token: string,
  code: string | undefined
): Promise<void> {
  const { db, now } = context
  const { session } = await sessionOf(db, now(), token)
  if (code === undefined || session.channel === CHANNEL.miniProgram) return
  await wechatAccounts(context).openidOf(code)
  await db.update(sessions).set({ channel: CHANNEL.miniProgram }).where(eq(sessions.id, session.id))
}
