import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { transact, type Tx } from '../../db/transact'
import { smsCodes } from '../../db/schema'
import type { CodePurpose } from '../../db/schema/account'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomCode } from '../../settings/tokens'
import { hashCode } from '../code-hash'
import { sendSms } from '../sms'
import { ACCOUNT_TEXTS } from '../texts'

const CODE_INTERVAL_MS = 60_000
const CODE_LIFE_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CODES_PER_PHONE_A_DAY = 10
const CODES_PER_ADDRESS_AN_HOUR = 30
/** Everybody shares one address in a demo. */
const DEMO_CODES_PER_ADDRESS_AN_HOUR = 600

export interface SentCode {
  /** Seconds until the next code may be asked for. */
  retryAfter: number
  /** Only in demo mode. */
  demoCode?: string
}

const tooMany = (message: string, retryAfter: number) =>
  new Refusal(ErrorCode.tooManyRequests, message, { retryAfter })

/** Sends a code: 60 s between sends, 5 min of life, limits per phone and address. Refuses with 429. */
export async function sendCode(
  context: RequestContext,
  phone: string,
  purpose: CodePurpose
): Promise<SentCode> {
  const { db, config, network } = context
  const sentAt = context.now()
  const code = randomCode()
  const codeHash = await hashCode(db, phone, code, sentAt)
  const id = await transact(db, async (tx) => {
    // Sends at once from the same address queue here, and then those to the same phone.
    for (const counted of [`sms from ${network}`, `sms to ${phone}`]) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${counted}, 0))`)
    }
    await checkLimits(
      tx,
      phone,
      network,
      sentAt,
      config.demo ? DEMO_CODES_PER_ADDRESS_AN_HOUR : CODES_PER_ADDRESS_AN_HOUR
    )
    const [row] = await tx
      .insert(smsCodes)
      .values({
        phone,
        address: network,
        codeHash,
        purpose,
        sentAt,
        expiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS)
      })
      .returning({ id: smsCodes.id })
    return row?.id
  })
  const retryAfter = CODE_INTERVAL_MS / 1000
  if (config.demo) return { retryAfter, demoCode: code }
  try {
    await sendSms(context, phone, code)
  } catch (error) {
    // A code that never left does not make the user wait.
    if (id !== undefined) await db.delete(smsCodes).where(eq(smsCodes.id, id))
    throw error
  }
  return { retryAfter }
}

async function checkLimits(
  tx: Tx,
  phone: string,
  address: string,
  now: Date,
  perAddress: number
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const [last] = await tx
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(eq(smsCodes.phone, phone))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1)
  // The clocks of two servers, and of two calls that waited for each other, differ.
  const waitMs = last
    ? Math.min(CODE_INTERVAL_MS, last.sentAt.getTime() + CODE_INTERVAL_MS - now.getTime())
    : 0
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000)
    throw tooMany(ACCOUNT_TEXTS.codeTooSoon(seconds), seconds)
  }
  const [toPhone] = await tx
    .select({ n: count() })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), gt(smsCodes.sentAt, since(DAY_MS))))
  if ((toPhone?.n ?? 0) >= CODES_PER_PHONE_A_DAY) throw tooMany(ACCOUNT_TEXTS.codeLimitPhone, DAY_MS / 1000)
  const [fromAddress] = await tx
    .select({ n: count() })
    .from(smsCodes)
    .where(and(eq(smsCodes.address, address), gt(smsCodes.sentAt, since(HOUR_MS))))
  if ((fromAddress?.n ?? 0) >= perAddress) throw tooMany(ACCOUNT_TEXTS.codeLimitAddress, HOUR_MS / 1000)
}
