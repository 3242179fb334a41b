import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { storedValues } from '../../db/schema'

/** Gift cards of a user by their numbers, with what is left of each; those that have run out are none. */
export async function giftsLeft(
  db: Db,
  userId: string,
  numbers: readonly string[],
  at: Date
): Promise<{ giftNo: string; leftFen: number }[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(storedValues)
    .where(
      and(
        eq(storedValues.userId, userId),
        inArray(storedValues.no, [...numbers]),
        gt(storedValues.expiresAt, at)
      )
    )
  return numbers.flatMap((no) => {
    const row = rows.find((one) => one.no === no)
    return row ? [{ giftNo: no, leftFen: row.amountFen - row.takenFen }] : []
  })
}
