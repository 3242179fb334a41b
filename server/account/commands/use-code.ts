import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { CodePurpose } from '../../db/schema/account'
import { smsCodes } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { sameDigest } from '../../settings/digest'
import { askerOf } from '../asker'
import { hashCode } from '../code-hash'
import { ACCOUNT_TEXTS } from '../texts'

const MAX_TRIES = 5

const refused = (message: string) => new Refusal(ErrorCode.business, message, { field: 'code' })

/**
 * Checks the last code that was sent to the phone for who asks, which has to be one for this purpose: what strangers ask for or
 * guess does nothing to it.
 * @returns what spends it, in the transaction of what it is for
 */
export async function checkCode(
  context: RequestContext,
  phone: string,
  code: string,
  purpose: CodePurpose
): Promise<(tx: Tx) => Promise<void>> {
  const { db } = context
  const at = context.now()
  const [sent] = await db
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.asker, askerOf(context))))
    .orderBy(desc(smsCodes.sentAt), desc(smsCodes.id))
    .limit(1)
  if (!sent || sent.usedAt !== null || sent.purpose !== purpose) throw refused(ACCOUNT_TEXTS.codeMissing)
  if (sent.expiresAt <= at) throw refused(ACCOUNT_TEXTS.codeExpired)
  // The try is counted before the code is compared, so that parallel guesses count too.
  const counted = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.id, sent.id), lt(smsCodes.tries, MAX_TRIES), isNull(smsCodes.usedAt)))
    .returning({ tries: smsCodes.tries })
  if (counted.length === 0) throw refused(ACCOUNT_TEXTS.codeTries)
  if (!sameDigest(sent.codeHash, await hashCode(db, phone, code, sent.sentAt)))
    throw refused(ACCOUNT_TEXTS.codeWrong)
  return async (tx) => {
    const used = await tx
      .update(smsCodes)
      .set({ usedAt: at })
      .where(and(eq(smsCodes.id, sent.id), isNull(smsCodes.usedAt)))
      .returning({ id: smsCodes.id })
    if (used.length === 0) throw refused(ACCOUNT_TEXTS.codeMissing)
  }
}
