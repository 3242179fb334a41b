import { and, eq, sql } from 'drizzle-orm'
import { PAYING_TENDERS, type TenderSum } from '@/domain/order/tenders'
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
      .where(and(eq(table.userId, userId), usable?.(at)))
    sums.push({ tender, amountFen: Number(left?.fen ?? 0) })
  }
  return sums
}
