import { and, eq, isNull } from 'drizzle-orm'
import { transact } from '../../db/transact'
import { users } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { fingerprint } from '../../settings/fingerprint'
import { ACCOUNT_TEXTS } from '../texts'
import { checkPassword } from './check-password'
import { openSession, type OpenedSession } from './open-session'

/**
 * Opens a session by the password of the phone's account. Tries are counted for every number, also without a password or an account,
 * so that neither one answer nor how many there are tells which numbers have one.
 */
export async function logInByPassword(
  context: RequestContext,
  phone: string,
  password: string,
  ticket?: string
): Promise<OpenedSession> {
  const { db } = context
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  const asked = user ?? { id: await hashNumber(context, phone), phone, passwordHash: null }
  await checkPassword(context, asked, { password, ticket }, () => ACCOUNT_TEXTS.passwordLoginWrong)
  if (!user) throw new Error('no password fits without an account')
  return transact(db, (tx) => openSession({ ...context, db: tx }, user))
}

/** A number without an account is counted by its keyed hash: it is kept nowhere as it is. */
const hashNumber = ({ db, now }: RequestContext, phone: string): Promise<string> =>
  fingerprint(db, now(), `number|${phone}`)
