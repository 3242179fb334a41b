import { and, eq, ne } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import { openSession, type OpenedSession } from '../../account/commands/open-session'
import { findOrCreateUser } from '../../account/commands/register-user'
import { consents } from '../../db/schema'
import { transact } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { consentPurpose } from '../customer-consent'
import { readCustomer, spendMessage, type Told } from './know-customer'

/**
 * A customer of the bank agrees to being logged in by it: from now on silently, as the account of the number that the bank has. One
 * that they had under another number is not opened by the bank any more. Refuses with 0.
 */
export async function authorizeCustomer(context: RequestContext, told: Told): Promise<OpenedSession> {
  const { db } = context
  const at = context.now()
  const message = readCustomer(context, told, ErrorCode.business)
  const purpose = await consentPurpose(db, at, message.customer)
  return transact(db, async (tx) => {
    await spendMessage(tx, message, ErrorCode.business)
    const user = await findOrCreateUser(tx, message.phone, at)
    await tx.delete(consents).where(and(eq(consents.purpose, purpose), ne(consents.userId, user.id)))
    await tx
      .insert(consents)
      .values({ userId: user.id, purpose, granted: true, at })
      .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted: true, at } })
    return openSession({ ...context, db: tx, now: () => at }, user, CHANNEL.bank)
  })
}
