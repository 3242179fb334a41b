import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { isPassword } from '../password-hash'
import { ACCOUNT_TEXTS } from '../texts'

const MAX_TRIES = 5
/** Wrong passwords count until nobody has tried for so long. */
const TRIES_COUNT_MS = 15 * 60_000

type Known = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>

/** Refuses a wrong password, and any after five wrong ones. `wrong` says so, with how many tries are left. */
export async function checkPassword(
  db: Db,
  now: Date,
  user: Known,
  password: string,
  wrong: (left: number) => string
): Promise<void> {
  const refused = (message: string) => new Refusal(ErrorCode.business, message, { field: 'current' })
  // Counted before it is compared, so that parallel guesses count too.
  const [tried] = await db
    .update(users)
    .set({
      passwordTries: sql`case when ${users.passwordTriesUntil} > ${now.toISOString()}::timestamptz then ${users.passwordTries} + 1 else 1 end`,
      passwordTriesUntil: new Date(now.getTime() + TRIES_COUNT_MS)
    })
    .where(
      and(
        eq(users.id, user.id),
        or(
          isNull(users.passwordTriesUntil),
          lt(users.passwordTriesUntil, now),
          lt(users.passwordTries, MAX_TRIES)
        )
      )
    )
    .returning({ tries: users.passwordTries })
  if (!tried) throw refused(ACCOUNT_TEXTS.passwordLocked)
  if (!(await isPassword(user.passwordHash, password))) {
    const left = MAX_TRIES - tried.tries
    throw refused(left > 0 ? wrong(left) : ACCOUNT_TEXTS.passwordLocked)
  }
  await db.update(users).set({ passwordTries: 0, passwordTriesUntil: null }).where(eq(users.id, user.id))
}
