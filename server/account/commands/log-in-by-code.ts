import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { smsCodes } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { sameDigest } from '../../settings/digest'
import { hashCode } from '../code-hash'
import { ACCOUNT_TEXTS } from '../texts'
import { openSession } from './open-session'
import { findOrCreateUser } from './register-user'
import { transact } from '../../db/transact'

const MAX_TRIES = 5

const refused = (message: string) => new Refusal(ErrorCode.business, message)

/** Checks the last code sent to the phone and opens a session; a new phone becomes a new user. */
export async function logInByCode(context: RequestContext, phone: string, code: string): Promise<Session> {
  const { db } = context
  const now = context.now()
  const [sent] = await db
    .select()
    .from(smsCodes)
    .where(eq(smsCodes.phone, phone))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1)
  if (!sent || sent.usedAt !== null) throw refused(ACCOUNT_TEXTS.codeMissing)
  if (sent.expiresAt <= now) throw refused(ACCOUNT_TEXTS.codeExpired)
  // The try is counted before the code is compared, so that parallel guesses count too.
  const counted = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.id, sent.id), lt(smsCodes.tries, MAX_TRIES), isNull(smsCodes.usedAt)))
    .returning({ tries: smsCodes.tries })
  if (counted.length === 0) throw refused(ACCOUNT_TEXTS.codeTries)
  if (!sameDigest(sent.codeHash, await hashCode(db, phone, code, sent.sentAt)))
    throw refused(ACCOUNT_TEXTS.codeWrong)
  return transact(db, async (tx) => {
    const used = await tx
      .update(smsCodes)
      .set({ usedAt: now })
      .where(and(eq(smsCodes.id, sent.id), isNull(smsCodes.usedAt)))
      .returning({ id: smsCodes.id })
    if (used.length === 0) throw refused(ACCOUNT_TEXTS.codeMissing)
    return openSession({ ...context, db: tx }, await findOrCreateUser(tx, phone, now))
  })
}
