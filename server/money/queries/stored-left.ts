import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StoredLeft } from '@/domain/order/stored-money'
import { PAYING_TENDERS, type PayingTender, type TenderSum } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import { STORED_MONEY } from '../stored-money'

/** What a user has with each tender that can still be spent. */
export async function storedLeft(db: Db, userId: string, at: Date): Promise<TenderSum[]> {
  const sums: TenderSum[] = []
  for (const tender of PAYING_TENDERS) {
    const { table, usable } = STORED_MONEY[tender]
    const [left] = await db
      .select({ fen: sql<string>`coalesce(sum(${table.amountFen} - ${table.takenFen}), 0)` })
      .from(table)
      .where(and(eq(table.userId, userId), usable(at)))
    sums.push({ tender, amountFen: Number(left?.fen ?? 0) })
  }
  return sums
}

/** What is left under numbers of a user, in the order in which they were named; of those whose time is over nothing is. */
export async function storedByNumber(
  db: Db,
  tender: PayingTender,
  { userId, numbers }: { readonly userId: string; readonly numbers: readonly string[] },
  at: Date
): Promise<StoredLeft[]> {
  if (numbers.length === 0) return []
  const { table, usable } = STORED_MONEY[tender]
  const rows = await db
    .select({
      no: table.no,
      leftFen: sql<number>`(${table.amountFen} - ${table.takenFen})::int`.mapWith(Number)
    })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.no, [...numbers]), usable(at)))
  return numbers.flatMap((no) => {
    const row = rows.find((one) => one.no === no)
    return row ? [{ no, leftFen: row.leftFen }] : []
  })
}
