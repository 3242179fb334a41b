import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { StoredLeft } from '@/domain/order/stored-money'
import type { Db } from '../../db/client'
import { storedValues } from '../../db/schema'

/** Those of a user with which something can be paid now; `amountFen` is what was on each at first. */
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
    amountFen: row.grantedFen,
    leftFen: row.amountFen - row.takenFen,
    expiresAt: row.expiresAt
  }))
}
