import { and, eq, isNull } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { users } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { wechatAccounts } from '../wechat'
import { openSession, type OpenedSession } from './open-session'
import { findOrCreateUser } from './register-user'
import { transact } from '../../db/transact'

/** The mini-program's login: a known person gets a session, a new one is asked for the phone number first (null). */
export async function logInSilently(
  context: RequestContext,
  code: string,
  phoneCode: string | undefined
): Promise<OpenedSession | null> {
  const accounts = wechatAccounts(context)
  const openid = await accounts.openidOf(code)
  const phone = phoneCode ? await accounts.phoneOf(phoneCode) : null
  return transact(context.db, async (tx) => {
    const at = context.now()
    const inside = { ...context, db: tx, now: () => at }
    if (phone !== null) {
      const user = await findOrCreateUser(tx, phone, at)
      // The host's account moves to the number it has now.
      await tx.update(users).set({ openid: null }).where(eq(users.openid, openid))
      await tx.update(users).set({ openid }).where(eq(users.id, user.id))
      return openSession(inside, user, CHANNEL.miniProgram)
    }
    const [known] = await tx
      .select()
      .from(users)
      .where(and(eq(users.openid, openid), isNull(users.deletedAt)))
    return known ? openSession(inside, known, CHANNEL.miniProgram) : null
  })
}
