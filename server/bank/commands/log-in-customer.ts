import { and, eq, isNull } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import { openSession, type OpenedSession } from '../../account/commands/open-session'
import { consents, users } from '../../db/schema'
import { transact } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { consentPurpose } from '../customer-consent'
import { readCustomer, refusedBy, spendMessage, type Told } from './know-customer'

/**
 * The silent login: a customer of the bank who has agreed before gets a session on the bank's channel. Refuses with 50001; who has
 * not agreed yet may do so by the same word, which is not spent by that.
 */
export async function logInCustomer(context: RequestContext, told: Told): Promise<OpenedSession> {
  const { db, now } = context
  const message = readCustomer(context, told)
  const purpose = await consentPurpose(db, now(), message.customer)
  return transact(db, async (tx) => {
    const [known] = await tx
      .select({ user: users })
      .from(consents)
      .innerJoin(users, eq(users.id, consents.userId))
      .where(
        and(
          eq(consents.purpose, purpose),
          eq(consents.granted, true),
          eq(users.phone, message.phone),
          isNull(users.deletedAt)
        )
      )
    if (!known) throw refusedBy(ErrorCode.bankLoginFailed, 'consent')
    await spendMessage(tx, message)
    return openSession({ ...context, db: tx }, known.user, CHANNEL.bank)
  })
}
