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
    return openSession({ ...context, db: tx }, await findOrCreateUser(tx, phone, context.now()))
  })
}
