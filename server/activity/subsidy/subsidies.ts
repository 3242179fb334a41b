import { and, asc, gt, lte } from 'drizzle-orm'
import type { ProductCard } from '../../catalogue/queries/product-cards'
import type { Db } from '../../db/client'
import { subsidies } from '../../db/schema'
import { boughtBy, cardsByCode } from '../seckill/queries/sales'

export interface ShownSubsidy {
  readonly row: typeof subsidies.$inferSelect
  readonly card: ProductCard
  readonly bought: number
}

/** Those that run, of products that are on the shelf. */
export async function runningSubsidies(db: Db, userId: string | null, now: Date): Promise<ShownSubsidy[]> {
  const rows = await db
    .select()
    .from(subsidies)
    .where(and(lte(subsidies.startAt, now), gt(subsidies.endAt, now)))
    .orderBy(asc(subsidies.priceFen), asc(subsidies.activityId))
  const bought = await boughtBy(
    db,
    userId,
    'subsidy',
    rows.map(({ activityId }) => activityId)
  )
  const cards = await cardsByCode(
    db,
    rows.map(({ productCode }) => productCode),
    now,
    userId
  )
  return rows.flatMap((row) => {
    const card = cards.get(row.productCode)
    return card ? [{ row, card, bought: bought.get(row.activityId) ?? 0 }] : []
  })
}
