import { and, eq } from 'drizzle-orm'
import type { PriceChange } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import type { Db } from '../db/client'
import { flashSales } from '../db/schema'
import { Refusal } from '../http/refusal'
import { ORDER_TEXTS } from '../order-texts'
import { quotedBefore, type PricedOrder, type QuotedBefore } from '../queries/price-order'
import { priceLineDto } from '../queries/real-time-price'

/**
 * Holds the price that the user saw against what holds now. Refuses with 27005 when the flash sale behind it is over, else
 * with 27004 and both sets of lines; a version that nobody was quoted has no old lines.
 */
export async function checkPrice(
  db: Db,
  userId: string,
  seen: string | undefined,
  priced: PricedOrder
): Promise<void> {
  if (!seen || seen === priced.priceVersion) return
  const before = await quotedBefore(db, userId, seen)
  if (before && (await isFlashOver(db, before, priced))) {
    throw new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleOver)
  }
  const change: PriceChange = {
    priceVersion: priced.priceVersion,
    oldPrice: toYuan(before?.payableFen ?? 0),
    newPrice: toYuan(priced.quote.userPayFen),
    oldLines: before?.lines.map(priceLineDto) ?? [],
    newLines: priced.quote.lines.map(priceLineDto)
  }
  throw new Refusal(ErrorCode.priceChanged, ORDER_TEXTS.priceChanged, [change])
}

/** The base price that was quoted is one of the product's flash prices, and none counts any more. */
async function isFlashOver(db: Db, before: QuotedBefore, priced: PricedOrder): Promise<boolean> {
  const base = before.lines.find(({ key }) => key === 'base')
  const { product, flash } = priced
  if (flash !== null || !base || base.amountFen === product.salePriceFen) return false
  const [sale] = await db
    .select({ activityId: flashSales.activityId })
    .from(flashSales)
    .where(and(eq(flashSales.productCode, product.productCode), eq(flashSales.priceFen, base.amountFen)))
    .limit(1)
  return sale !== undefined
}
