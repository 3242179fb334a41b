import { and, count, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { transact, type Tx } from '../../db/transact'
import { smsCodes } from '../../db/schema'
import type { CodePurpose } from '../../db/schema/account'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomCode } from '../../settings/tokens'
import { askerOf, isKnown } from '../asker'
import { hashCode } from '../code-hash'
import { sendSms } from '../sms'
import { ACCOUNT_TEXTS } from '../texts'
import { checkRequired, spendTicket } from './human-check'

const CODE_INTERVAL_MS = 60_000
const CODE_LIFE_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** To a number, for each known device; for all strangers together before each of them has to pass a check. */
const CODES_PER_PHONE_A_DAY = 10
/** To a number, from one site whose askers pass checks, and for all strangers together. */
const CHECKED_CODES_PER_SITE_A_DAY = 10
const STRANGERS_CODES_PER_PHONE_A_DAY = 40
/** A customer of an IPv6 provider may have thousands of networks: together they have so many times what one has. */
const NETWORKS_OF_A_SITE = 4
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

type Lane = (typeof smsCodes.$inferSelect)['lane']

/**
 * Sends a code: 60 s between sends, 5 min of life, limits per phone, device and address. A device on which the phone's account was
 * logged in has an allowance of its own; strangers share one, after which each has to pass a check (27304, `ticket`). Refuses with 429.
 */
export async function sendCode(
  context: RequestContext,
  phone: string,
  purpose: CodePurpose,
  ticket?: string
): Promise<SentCode> {
  const { db, config, network, site } = context
  const sentAt = context.now()
  const code = randomCode()
  const codeHash = await hashCode(db, phone, code, sentAt)
  const known = await isKnown(db, context, phone)
  const id = await transact(db, async (tx) => {
    // Sends at once from the same address queue here, and then those to the same phone.
    for (const counted of [`sms from ${site}`, `sms to ${phone}`]) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${counted}, 0))`)
    }
    const passed = ticket !== undefined && !known && (await spendTicket(tx, context, ticket))
    const lane: Lane = known ? 'known' : passed ? 'checked' : 'open'
    await checkLimits(tx, context, phone, lane, sentAt)
    const [row] = await tx
      .insert(smsCodes)
      .values({
        ...{ phone, codeHash, purpose, sentAt, lane, site },
        address: network,
        asker: askerOf(context),
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
  context: RequestContext,
  phone: string,
  lane: Lane,
  now: Date
): Promise<void> {
  const toPhone = eq(smsCodes.phone, phone)
  const own = and(toPhone, eq(smsCodes.asker, askerOf(context)))
  const waitMs = await waitAfter(tx, own, now)
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000)
    throw tooMany(ACCOUNT_TEXTS.codeTooSoon(seconds), seconds)
  }
  const sent = (which: SQL | undefined, ms: number) => countSince(tx, which, new Date(now.getTime() - ms))
  const limit = async (which: SQL | undefined, ms: number, most: number, message: string) => {
    if ((await sent(which, ms)) >= most) throw tooMany(message, ms / 1000)
  }
  if (lane === 'known') {
    await limit(own, DAY_MS, CODES_PER_PHONE_A_DAY, ACCOUNT_TEXTS.codeLimitPhone)
    return
  }
  const { network, site, config } = context
  const here = config.demo ? DEMO_CODES_PER_ADDRESS_AN_HOUR : CODES_PER_ADDRESS_AN_HOUR
  await limit(eq(smsCodes.address, network), HOUR_MS, here, ACCOUNT_TEXTS.codeLimitAddress)
  const there = NETWORKS_OF_A_SITE * here
  await limit(eq(smsCodes.site, site), HOUR_MS, there, ACCOUNT_TEXTS.codeLimitAddress)
  const strangers = and(toPhone, ne(smsCodes.lane, 'known'))
  if (lane === 'open') {
    const often = (await sent(strangers, DAY_MS)) >= CODES_PER_PHONE_A_DAY
    // Somebody else has just asked for one: who keeps asking for a number has to be a person.
    if (often || (await waitAfter(tx, strangers, now)) > 0) throw checkRequired()
    return
  }
  const checked = and(toPhone, eq(smsCodes.lane, 'checked'), eq(smsCodes.site, site))
  await limit(checked, DAY_MS, CHECKED_CODES_PER_SITE_A_DAY, ACCOUNT_TEXTS.codeLimitPhone)
  await limit(strangers, DAY_MS, STRANGERS_CODES_PER_PHONE_A_DAY, ACCOUNT_TEXTS.codeLimitPhone)
}

/** How long the last one of these still keeps others waiting, in ms; 0 and less: not at all. */
async function waitAfter(tx: Tx, which: SQL | undefined, now: Date): Promise<number> {
  const [last] = await tx
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(which)
    .orderBy(desc(smsCodes.sentAt))
    .limit(1)
  // The clocks of two servers, and of two calls that waited for each other, differ.
  return last ? Math.min(CODE_INTERVAL_MS, last.sentAt.getTime() + CODE_INTERVAL_MS - now.getTime()) : 0
}

async function countSince(tx: Tx, which: SQL | undefined, since: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(smsCodes)
    .where(and(which, gt(smsCodes.sentAt, since)))
  return row?.n ?? 0
}
