import { eq } from 'drizzle-orm'
import { CHECK_DIGITS, CHECK_LENGTH } from '../account/check/digits'
import { hashAnswer } from '../account/commands/human-check'
import type { Db } from '../db/client'
import { humanChecks } from '../db/schema'

const everyAnswer = (length: number): string[] =>
  length === 0 ? [''] : everyAnswer(length - 1).flatMap((rest) => CHECK_DIGITS.map((digit) => rest + digit))

/** What a person sees or hears: found by trying all answers, which only the server's own key allows. */
export async function answerOf(db: Db, now: Date, id: string): Promise<string> {
  const [check] = await db.select().from(humanChecks).where(eq(humanChecks.id, id))
  for (const answer of everyAnswer(CHECK_LENGTH))
    if ((await hashAnswer(db, now, id, answer)) === check?.answerHash) return answer
  throw new Error('no answer fits')
}
