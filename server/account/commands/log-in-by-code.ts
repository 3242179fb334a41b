import type { RequestContext } from '../../http/context'
import { openSession, type OpenedSession } from './open-session'
import { findOrCreateUser } from './register-user'
import { transact } from '../../db/transact'
import { checkCode } from './use-code'

/** Checks the last code sent to the phone and opens a session; a new phone becomes a new user. */
export async function logInByCode(
  context: RequestContext,
  phone: string,
  code: string
): Promise<OpenedSession> {
  const { db } = context
  const spend = await checkCode(context, phone, code, 'login')
  return transact(db, async (tx) => {
    await spend(tx)
    // A login has one moment: by it an account that it made is told from one that was there.
    const at = context.now()
    return openSession({ ...context, db: tx, now: () => at }, await findOrCreateUser(tx, phone, at))
  })
}
