import { and, count, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../db/client'
import { humanChecks } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { sameDigest } from '../../settings/digest'
import { fingerprint } from '../../settings/fingerprint'
import { randomId } from '../../settings/tokens'
import { askerOf } from '../asker'
import { randomDigits } from '../check/digits'
import { pictureOf } from '../check/picture'
import { soundOf } from '../check/sound'
import { ACCOUNT_TEXTS } from '../texts'

const CHECK_LIFE_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const CHECKS_PER_SITE_AN_HOUR = 120

/** Digits to be looked at or listened to, the other ''; in how many seconds it ends. */
interface HumanCheck {
  readonly id: string
  readonly image: string
  readonly sound: string
  readonly expiresIn: number
}

/** An answer as it is stored: there are few, so its hash has a key. @internal tests try them all */
export const hashAnswer = (db: Db, at: Date, id: string, answer: string): Promise<string> =>
  fingerprint(db, at, `check|${id}|${answer}`)

/** That a person has to pass a check first (27304); the call is made again with the ticket of it. */
export const checkRequired = (): Refusal =>
  new Refusal(ErrorCode.captchaWrong, ACCOUNT_TEXTS.checkRequired, { required: 1 })

/** Draws new digits, to be looked at or listened to. The answer has them in no other form. Refuses with 429. */
export async function offerCheck(context: RequestContext, form: 'picture' | 'sound'): Promise<HumanCheck> {
  const { db, site } = context
  const now = context.now()
  const [asked] = await db
    .select({ n: count() })
    .from(humanChecks)
    .where(and(eq(humanChecks.site, site), gt(humanChecks.createdAt, new Date(now.getTime() - HOUR_MS))))
  if ((asked?.n ?? 0) >= CHECKS_PER_SITE_AN_HOUR)
    throw new Refusal(ErrorCode.tooManyRequests, ACCOUNT_TEXTS.codeLimitAddress)
  const digits = randomDigits()
  const id = randomId('k')
  await db.insert(humanChecks).values({
    id,
    answerHash: await hashAnswer(db, now, id, digits.join('')),
    asker: askerOf(context),
    site,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHECK_LIFE_MS)
  })
  return {
    id,
    image: form === 'picture' ? pictureOf(digits) : '',
    sound: form === 'sound' ? soundOf(digits) : '',
    expiresIn: CHECK_LIFE_MS / 1000
  }
}

/** Takes the only answer to a check. Refuses a wrong or late one with 27304. @returns the ticket of whoever passed */
export async function answerCheck(
  { db, now }: RequestContext,
  id: string,
  answer: string
): Promise<{ ticket: string }> {
  const at = now()
  const [check] = await db
    .update(humanChecks)
    .set({ answeredAt: at })
    .where(and(eq(humanChecks.id, id), isNull(humanChecks.answeredAt), gt(humanChecks.expiresAt, at)))
    .returning()
  if (!check) throw new Refusal(ErrorCode.captchaWrong, ACCOUNT_TEXTS.checkOver)
  if (!sameDigest(check.answerHash, await hashAnswer(db, at, id, answer)))
    throw new Refusal(ErrorCode.captchaWrong, ACCOUNT_TEXTS.checkWrong)
  await db.update(humanChecks).set({ passedAt: at }).where(eq(humanChecks.id, id))
  return { ticket: id }
}

/** A ticket serves once, and only whom the check was shown to. @returns whether it did */
export async function spendTicket(db: Db | Tx, context: RequestContext, ticket: string): Promise<boolean> {
  const at = context.now()
  const spent = await db
    .update(humanChecks)
    .set({ spentAt: at })
    .where(
      and(
        eq(humanChecks.id, ticket),
        eq(humanChecks.asker, askerOf(context)),
        isNotNull(humanChecks.passedAt),
        isNull(humanChecks.spentAt),
        gt(humanChecks.expiresAt, at)
      )
    )
    .returning({ id: humanChecks.id })
  return spent.length > 0
}
