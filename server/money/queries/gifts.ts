import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import { giftUntil } from '@/domain/order/gift-card'
import type { StoredLeft } from '@/domain/order/stored-money'
import type { Db } from '../../db/client'
import { storedValues } from '../../db/schema'

/** Gift cards of a user by their numbers, with what is left of each; those that have run out are none. */
export async function giftsLeft(
  db: Db,
  userId: string,
  numbers: readonly string[],
  at: Date
): Promise<StoredLeft[]> {
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
    return row ? [{ no, leftFen: row.amountFen - row.takenFen }] : []
  })
}

/** Those of a user with which something can be paid now. */
export async function giftList(
  db: Db,
  userId: string,
  at: Date
): Promise<(StoredLeft & { amountFen: number; expiresAt: Date })[]> {
  const { no, amountFen, takenFen, expiresAt } = storedValues
  const rows = await db
    .select()
    .from(storedValues)
    .where(and(eq(storedValues.userId, userId), gt(expiresAt, at), lt(takenFen, amountFen)))
    .orderBy(asc(expiresAt), asc(no))
  return rows.map((row) => ({
    no: row.no,
    amountFen: row.amountFen,
    leftFen: row.amountFen - row.takenFen,
    expiresAt: row.expiresAt
  }))
}

/** Those of the cards whose time is over, and until when each can be used to which money goes back at an instant. */
export async function giftsAgain(
  db: Db,
  numbers: readonly string[],
  at: Date
): Promise<{ no: string; until: Date }[]> {
  if (numbers.length === 0) return []
  const ended = await db
    .select({ no: storedValues.no, expiresAt: storedValues.expiresAt })
    .from(storedValues)
    .where(and(inArray(storedValues.no, [...numbers]), lte(storedValues.expiresAt, at)))
    .orderBy(asc(storedValues.no))
  return ended.map(({ no, expiresAt }) => ({
    no,
    until: new Date(giftUntil(expiresAt.getTime(), at.getTime()))
  }))
}
