import { sql } from 'drizzle-orm'
import { LOCK_MINUTES, MOST_TRIES } from '@/domain/card/pin'
import { MINUTE_MS, timeOf } from '@/domain/date'
import { guessCounts } from '../../db/schema'
import type { Db } from '../../db/client'
import type { RequestContext } from '../../http/context'
import { forgetGuesses, uncountGuess } from '../../account/commands/count-guess'
import { triesLeft } from '../refusals'
import { CARD_TEXTS } from '../texts'

const LOCK_MS = LOCK_MINUTES * MINUTE_MS

interface Tried {
  /** What is guessed: five wrong in a row lock it. A right one clears it. */
  readonly what: string
  /** Field of the form that it is said at. */
  readonly field: string
  readonly wrong: (left: number) => string
}

/**
 * Lets a guess be made when fewer than five wrong ones came before, of this thing and by this account, wherever they were made: it is
 * counted before it is compared, by one statement, so that parallel ones count too. Five lock for half an hour from the last on. A wrong
 * one is refused with 27301 and how many are left, and told in the log.
 * @param isRight compares
 */
export async function tryOnce<T>(
  context: RequestContext,
  { what, field, wrong }: Tried,
  isRight: () => Promise<T | null>
): Promise<T> {
  const { db, log, user, site } = context
  const keys = { thing: `card|${what}`, account: `card|by|${user?.id ?? ''}` }
  const now = context.now()
  const counted = await countTries(db, [keys.thing, keys.account], now)
  const locked = counted.find(({ count }) => count > MOST_TRIES)
  if (locked) {
    log.warn({ what, user: user?.id, site }, 'a card that is locked was tried')
    throw triesLeft(CARD_TEXTS.locked(timeOf(locked.until.getTime())), field, 0, locked.until)
  }
  const found = await isRight()
  if (found !== null) {
    await forgetGuesses(db, keys.thing)
    // Not forgotten: who has one card of their own could clear it between guesses at others.
    await uncountGuess(db, keys.account)
    return found
  }
  const most = counted.reduce((a, b) => (b.count > a.count ? b : a))
  const left = MOST_TRIES - most.count
  log.warn({ what, user: user?.id, site, left }, 'a wrong try at a card')
  if (left > 0) throw triesLeft(wrong(left), field, left, null)
  throw triesLeft(CARD_TEXTS.locked(timeOf(most.until.getTime())), field, 0, most.until)
}

/** One try more under each key, in one statement: what is tried at once is counted in one order. From the sixth on its end stays where the fifth has put it. */
function countTries(db: Db, keys: readonly string[], now: Date): Promise<{ count: number; until: Date }[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + LOCK_MS)
  const over = sql`${guessCounts.until} <= ${at}`
  return db
    .insert(guessCounts)
    .values(keys.map((key) => ({ key, count: 1, until })))
    .onConflictDoUpdate({
      target: guessCounts.key,
      set: {
        count: sql`case when ${over} then 1 else least(${guessCounts.count} + 1, ${MOST_TRIES + 1}::int) end`,
        until: sql`case when ${over} or ${guessCounts.count} < ${MOST_TRIES}::int
          then ${until.toISOString()}::timestamptz else ${guessCounts.until} end`
      }
    })
    .returning({ count: guessCounts.count, until: guessCounts.until })
}
