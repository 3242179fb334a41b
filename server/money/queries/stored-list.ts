import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { StoredLeft } from '@/domain/order/stored-money'
import { PAYING_TENDERS, type PayingTender } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import { STORED_MONEY } from '../stored-money'

interface Stored extends StoredLeft {
  readonly tender: PayingTender
  /** At first. */
  readonly amountFen: number
  readonly expiresAt: Date
}

/** Stored money of a user with which something can be paid now, in the order in which it is used. */
export async function storedList(db: Db, userId: string, at: Date): Promise<Stored[]> {
  const all: Stored[] = []
  for (const tender of PAYING_TENDERS) {
    const { table, granted, usable } = STORED_MONEY[tender]
    const { no, amountFen, takenFen, expiresAt } = table
    const rows = await db
      .select({
        no: sql<string>`${no}`,
        amountFen: sql`${granted}`.mapWith(Number),
        leftFen: sql`${amountFen} - ${takenFen}`.mapWith(Number),
        endsMs: sql`(extract(epoch from ${expiresAt}) * 1000)::bigint`.mapWith(Number)
      })
      .from(table)
      .where(and(eq(table.userId, userId), usable(at), lt(takenFen, amountFen)))
      .orderBy(asc(expiresAt), asc(no))
    all.push(...rows.map(({ endsMs, ...row }) => ({ ...row, tender, expiresAt: new Date(endsMs) })))
  }
  return all
}
