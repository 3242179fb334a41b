import { partsOf } from '../../catalogue/queries/shop-parts'
import type { Db } from '../../db/client'
import { pricingContextOf } from './pricing-context'
import { priceGoods, type PricedGoods, type PriceGoodsInput } from './price-goods'
import { recordQuote } from './quoted'

/** So many pieces of a choice. */
export type Pieces = Pick<PriceGoodsInput, 'productCode' | 'skuId' | 'quantity'>

/** The price of so many pieces, remembered under its `priceVersion`. Refuses as `priceGoods` does. */
export async function goodsPrice(
  db: Db,
  pieces: Pieces,
  { userId, channel }: { userId: string; channel: number },
  now: Date
): Promise<PricedGoods> {
  const { productCode } = pieces
  const facts = await pricingContextOf(db, { userId, productCode, now, parts: partsOf({ productCode }) })
  const priced = await priceGoods(db, facts, { ...pieces, channel, now })
  await recordQuote(db, userId, priced, now)
  return priced
}
