import { and, eq } from 'drizzle-orm'
import type { PriceChange } from '@/contract/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import { isFlashOpen } from '@/domain/quote/base-price'
import type { Db } from '../../db/client'
import { flashSales } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { PRICING_TEXTS } from '../texts'
import { toFlashSale } from '../../catalogue/queries/flash-sale'
import { quotedBefore, type Priced, type QuotedBefore } from '../queries/quoted'
import { priceLineDto } from '../queries/real-time-price'

/**
 * Holds the price that the user saw against what holds now. Refuses with 27005 when the flash sale behind it is over, else
 * with 27004 and both sets of lines, also when the user has had the sale's price as often as one may; a version that nobody was quoted has no old lines.
 */
export async function checkPrice(
  db: Db,
  userId: string,
  seen: string | undefined,
  priced: Priced,
  now: Date
): Promise<void> {
  if (!seen || seen === priced.priceVersion) return
  const before = await quotedBefore(db, userId, seen)
  if (before && (await isFlashOver(db, before, priced, now))) {
    throw new Refusal(ErrorCode.offShelf, PRICING_TEXTS.saleOver)
  }
  const change: PriceChange = {
    priceVersion: priced.priceVersion,
    oldPrice: toYuan(before?.payableFen ?? 0),
    newPrice: toYuan(priced.quote.userPayFen),
    oldLines: before?.lines.map(priceLineDto) ?? [],
    newLines: priced.quote.lines.map(priceLineDto)
  }
  throw new Refusal(ErrorCode.priceChanged, PRICING_TEXTS.priceChanged, [change])
}

/** The base price that was quoted is one of the product's flash prices, and no sale of that price is open any more. */
async function isFlashOver(db: Db, before: QuotedBefore, priced: Priced, now: Date): Promise<boolean> {
  const base = before.lines.find(({ key }) => key === 'base')
  const { product, flash } = priced
  if (flash !== null || !base || base.amountFen === product.salePriceFen) return false
  const sales = await db
    .select()
    .from(flashSales)
    .where(and(eq(flashSales.productCode, product.productCode), eq(flashSales.priceFen, base.amountFen)))
  return sales.length > 0 && !sales.some((sale) => isFlashOpen(toFlashSale(sale), now.getTime()))
}
