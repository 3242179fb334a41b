import { and, eq, isNull } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { transact } from '../../db/transact'
import { users } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isPassword } from '../password-hash'
import { ACCOUNT_TEXTS } from '../texts'
import { checkPassword } from './check-password'
import { openSession } from './open-session'

/** Opens a session by the password of the phone's account. What is wrong of the two is not told. */
export async function logInByPassword(
  context: RequestContext,
  phone: string,
  password: string,
  ticket?: string
): Promise<Session> {
  const { db } = context
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  if (!user?.passwordHash) {
    await isPassword(null, password)
    throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.passwordLoginWrong, { field: 'password' })
  }
  await checkPassword(context, user, { password, ticket }, () => ACCOUNT_TEXTS.passwordLoginWrong)
  return transact(db, (tx) => openSession({ ...context, db: tx }, user))
}
