import type { GoodsQuote } from '@/contract/order/dto/goods'
import type { ParsedInput } from '@/contract/schemas'
import { toYuan } from '@/domain/money'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { pictureOf } from '../../catalogue/queries/picture'
import type { Db } from '../../db/client'
import { pricingContextOf } from './pricing-context'
import { priceGoods } from './price-goods'
import { recordQuote } from './quoted'
import { priceLineDto } from './real-time-price'

/** The price of so many pieces, remembered under its `priceVersion`, and how many one may order. Refuses as `priceGoods` does. */
export async function goodsPrice(
  db: Db,
  input: ParsedInput<'goods.quote'>,
  { userId, channel, invoices }: { userId: string; channel: number; invoices: boolean },
  now: Date
): Promise<GoodsQuote[]> {
  const facts = await pricingContextOf(db, {
    userId,
    productCode: input.productCode,
    now,
    parts: partsOf(input)
  })
  const priced = await priceGoods(db, facts, { ...input, channel, now })
  await recordQuote(db, userId, priced, now)
  const { product, sku, unitFen, quantity, limits, quote, priceVersion } = priced
  const picture = pictureOf(product.thumbnail)
  return [
    {
      productCode: product.productCode,
      productName: product.name,
      productCategory: product.category,
      productImage: picture.url,
      tone: picture.tone,
      skuId: sku.skuId,
      spec: sku.spec,
      note: sku.note,
      quantity,
      unitPrice: toYuan(unitFen),
      itemPrice: toYuan(quote.itemTotalFen),
      userPayPrice: toYuan(quote.userPayFen),
      lines: quote.lines.map(priceLineDto),
      most: mostPieces(limits),
      mostReason: piecesProblem(limits),
      invoices,
      priceVersion
    }
  ]
}
