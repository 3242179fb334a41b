import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { FlashSale } from '@/domain/quote/base-price'
import type { Db } from '../db/client'
import { flashSales } from '../db/schema'

export type FlashSaleRow = typeof flashSales.$inferSelect

/** The flash sale of a product whose window is open and that has stock left, or null. */
export async function flashSaleNow(db: Db, productCode: string, now: Date): Promise<FlashSaleRow | null> {
  const [row] = await db
    .select()
    .from(flashSales)
    .where(
      and(
        eq(flashSales.productCode, productCode),
        lte(flashSales.startAt, now),
        gt(flashSales.endAt, now),
        gt(flashSales.remaining, 0)
      )
    )
    .orderBy(asc(flashSales.priceFen), asc(flashSales.activityId))
    .limit(1)
  return row ?? null
}

/** The row as the domain's price rule takes it. */
export const toFlashSale = (row: FlashSaleRow | null): FlashSale | null =>
  row && {
    priceFen: row.priceFen,
    startAt: row.startAt.getTime(),
    endAt: row.endAt.getTime(),
    stock: row.remaining
  }
