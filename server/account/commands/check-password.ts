import { ErrorCode } from '@/contract/errors'
import { type users } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { askerOf, isKnown } from '../asker'
import { isPassword } from '../password-hash'
import { ACCOUNT_TEXTS } from '../texts'
import { countGuess, forgetGuesses, uncountGuess } from './count-guess'
import { checkRequired, spendTicket } from './human-check'

const MAX_TRIES = 5
/** Wrong passwords count so long, from the first on. */
const TRIES_COUNT_MS = 15 * 60_000
const DAY_MS = 86_400_000
/** A day: of a known device, and of everybody together who was never logged in to the account. */
const TRIES_A_DAY = 50

type Known = Pick<typeof users.$inferSelect, 'id' | 'phone' | 'passwordHash'>

interface Given {
  readonly password: string
  /** Of a check that was passed. */
  readonly ticket?: string | undefined
}

/**
 * Refuses a wrong password. A device that is known has five tries in a quarter of an hour for itself; all others have five together,
 * then each needs a passed check (27304), of which five may be wrong from one site, and fifty a day together. `wrong` says so, with how
 * many tries are left.
 */
export async function checkPassword(
  context: RequestContext,
  user: Known,
  { password, ticket }: Given,
  wrong: (left: number) => string
): Promise<void> {
  const { db } = context
  const known = await isKnown(db, context, user.phone)
  const counted = known ? await countOwn(context, user.id) : await countStranger(context, user.id, ticket)
  if (await isPassword(user.passwordHash, password)) {
    for (const key of counted.keys) await (known ? forgetGuesses(db, key) : uncountGuess(db, key))
    return
  }
  throw refused(counted.left > 0 ? wrong(counted.left) : ACCOUNT_TEXTS.passwordLocked)
}

const refused = (message: string) => new Refusal(ErrorCode.business, message, { field: 'current' })

/** What was counted before the password is compared, so that parallel guesses count too. */
interface Counted {
  readonly keys: readonly string[]
  readonly left: number
}

async function countOwn(context: RequestContext, userId: string): Promise<Counted> {
  const key = `password|${userId}|${askerOf(context)}`
  const tries = await countGuess(context.db, key, TRIES_COUNT_MS, context.now())
  if (tries > MAX_TRIES) throw refused(ACCOUNT_TEXTS.passwordLocked)
  const today = `${key}|day`
  if ((await countGuess(context.db, today, DAY_MS, context.now())) > TRIES_A_DAY)
    throw refused(ACCOUNT_TEXTS.passwordElsewhere)
  return { keys: [key, today], left: MAX_TRIES - tries }
}

async function countStranger(
  context: RequestContext,
  userId: string,
  ticket: string | undefined
): Promise<Counted> {
  const { db, site } = context
  const now = context.now()
  const all = `password|${userId}|strangers`
  const keys = [all]
  let left = MAX_TRIES - (await countGuess(db, all, TRIES_COUNT_MS, now))
  if (left < 0) {
    if (ticket === undefined || !(await spendTicket(db, context, ticket))) throw checkRequired()
    const here = `password|${userId}|${site}`
    keys.push(here)
    left = MAX_TRIES - (await countGuess(db, here, TRIES_COUNT_MS, now))
    if (left < 0) throw refused(ACCOUNT_TEXTS.passwordLocked)
  }
  const today = `password|${userId}|day`
  keys.push(today)
  const tried = await countGuess(db, today, DAY_MS, now)
  if (tried > TRIES_A_DAY) throw refused(ACCOUNT_TEXTS.passwordElsewhere)
  return { keys, left: Math.max(left, 1) }
}
