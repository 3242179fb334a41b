import { eq } from 'drizzle-orm'
import { passwordError } from '@/domain/account/password'
import { transact } from '../../db/transact'
import { users } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { hashPassword, isPassword } from '../password-hash'
import { ownPerson, userRow } from '../queries/account'
import { ACCOUNT_TEXTS } from '../texts'
import { checkPassword } from './check-password'
import { endSessions } from './end-sessions'
import { checkCode } from './use-code'

interface PasswordRequest {
  readonly current?: string | undefined
  readonly code?: string | undefined
  readonly password: string
}

/** Sets the password, by the one there is or by a code; other devices are logged out. */
export async function setPassword(
  context: RequestContext,
  { current, code, password }: PasswordRequest
): Promise<void> {
  const { db } = context
  const user = await userRow(db, requireUser(context).id)
  const own = await ownPerson(db, user.id)
  const known = [user.profile?.birthday ?? '', own?.birthday ?? ''].map((birthday) =>
    passwordError(password, { mobile: user.phone, birthday })
  )
  const wrong = known.find((message) => message !== null)
  if (wrong) throw badInput(wrong, { field: 'password' })
  const spend = code === undefined ? null : await checkCode(context, user.phone, code, 'password')
  if (!spend) {
    if (current === undefined || user.passwordHash === null)
      throw badInput(ACCOUNT_TEXTS.codeMissing, { field: 'code' })
    await checkPassword(context, user, { password: current }, ACCOUNT_TEXTS.passwordWrong)
  }
  if (user.passwordHash !== null && (await isPassword(user.passwordHash, password)))
    throw badInput(ACCOUNT_TEXTS.passwordSame, { field: 'password' })
  const passwordHash = await hashPassword(password)
  await transact(db, async (tx) => {
    await spend?.(tx)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions({ ...context, db: tx })
  })
}
