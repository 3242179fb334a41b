import { and, eq, ne } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { transact } from '../../db/transact'
import { users } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { isPhoneTicket, phoneTicket } from '../phone-ticket'
import { accountOf, userRow, type Account } from '../queries/account'
import { ACCOUNT_TEXTS } from '../texts'
import { checkPassword } from './check-password'
import { endSessions } from './end-sessions'
import { checkCode } from './use-code'

/** By the code that went to the old number or by the password. */
interface PhoneProof {
  readonly code?: string | undefined
  readonly password?: string | undefined
}

/** The new number with the code that went to it, and the ticket of who has proven the old one. */
interface PhoneChange {
  readonly ticket: string
  readonly mobile: string
  readonly code: string
}

/** The old number by its code, or the account by its password. @returns with what the number can be changed */
export async function verifyPhone(
  context: RequestContext,
  { code, password }: PhoneProof
): Promise<{ readonly ticket: string }> {
  const { id, phone } = requireUser(context)
  if (code !== undefined) {
    const spend = await checkCode(context, phone, code, 'verify')
    await transact(context.db, spend)
  } else if (password !== undefined) {
    const user = await userRow(context.db, id)
    await checkPassword(context, user, { password }, ACCOUNT_TEXTS.passwordWrong)
  } else throw badInput(ACCOUNT_TEXTS.codeMissing, { field: 'code' })
  return { ticket: await phoneTicket(context) }
}

const inUse = () => new Refusal(ErrorCode.business, ACCOUNT_TEXTS.phoneInUse, { field: 'mobile' })

/** The account logs in by the new number from now on, and other devices are logged out. Who has a number is told only to who holds it. */
export async function changePhone(
  context: RequestContext,
  { ticket, mobile, code }: PhoneChange
): Promise<Account> {
  const { id, phone } = requireUser(context)
  if (!(await isPhoneTicket(context, ticket)))
    throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.ticketOver, { field: 'ticket' })
  if (mobile === phone) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.phoneSame, { field: 'mobile' })
  const spend = await checkCode(context, mobile, code, 'bind')
  await transact(context.db, async (tx) => {
    await spend(tx)
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, mobile), ne(users.id, id)))
    if (other) throw inUse()
    await tx.update(users).set({ phone: mobile }).where(eq(users.id, id))
    await endSessions({ ...context, db: tx })
  })
  return accountOf(context.db, id, 'plain')
}
