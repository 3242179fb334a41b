import { eq } from 'drizzle-orm'
import { CHANNEL_NAMES } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import { togetherBy, type Together } from '@/domain/activity/pair'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { isBoughtByPieces, isSent } from '@/domain/kinds/traits'
import { goodsQuote, type PieceLimits } from '@/domain/quote/goods-quote'
import type { Db } from '../../db/client'
import { productSkus } from '../../db/schema'
import { badInput, Refusal } from '../../http/refusal'
import { offerFor } from '../../catalogue/offers'
import type { SkuRow } from '../../catalogue/queries/read-shop'
import { soldProduct } from '../../catalogue/queries/sold-product'
import { taxRateOf } from '../../catalogue/queries/tax-rate'
import { priceVersionOf } from '../price-version'
import { PRICING_TEXTS } from '../texts'
import type { PricingContext } from './pricing-context'
import type { Priced } from './quoted'

export interface PriceGoodsInput {
  productCode: string
  skuId: string
  quantity: number
  /** The proven entry channel, for coupons. */
  channel: number
  now: Date
}

/** Goods as the server prices them; money in fen. */
export interface PricedGoods extends Priced {
  readonly sku: SkuRow
  readonly unitFen: number
  readonly quantity: number
  /** Whether it goes to an address. */
  readonly sent: boolean
  /** Share that customs take; null for what does not come from abroad. */
  readonly taxRate: number | null
  readonly limits: PieceLimits
  /** What it is to the buyer and who they found to buy with; null: they have found nobody. */
  readonly together: Together | null
}

/** What is left of a choice at this moment. */
async function stockOf(db: Db, skuId: string): Promise<number> {
  const [row] = await db
    .select({ remaining: productSkus.remaining })
    .from(productSkus)
    .where(eq(productSkus.skuId, skuId))
  return row?.remaining ?? 0
}

/**
 * Prices pieces of one choice of a product, over facts read for the same product and moment. It judges neither stock nor limit:
 * see `mostPieces`. An offer counts while it has that many pieces left.
 * Refuses: 404 an unknown product, 27005 a product or a choice that is not sold any more, 20001 what is not bought by pieces.
 */
export async function priceGoods(
  db: Db,
  facts: PricingContext,
  input: PriceGoodsInput
): Promise<PricedGoods> {
  const { productCode, skuId, quantity, channel, now } = input
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  if (!isBoughtByPieces(product)) throw badInput(PRICING_TEXTS.notByPieces, { field: 'productCode' })
  const sku = shop.skus.get(productCode)?.find((candidate) => candidate.skuId === skuId)
  if (!sku) throw badInput(PRICING_TEXTS.skuUnknown, { field: 'skuId' })
  if (!sku.open) throw new Refusal(ErrorCode.offShelf, PRICING_TEXTS.skuClosed)
  const offer = offerFor(facts.offers, sku.priceFen, quantity)
  const unitFen = offer.priceFen
  const sent = isSent(product)
  const taxRate = taxRateOf(product)
  const freightFen = offer.freeOfFreight ? 0 : product.freightFen
  const quote = goodsQuote({ unitFen, quantity, freightFen: sent ? freightFen : null, taxRate })
  const amounts = quote.lines.map(({ key, amountFen }) => `${key}${amountFen}`)
  return {
    product,
    offer,
    sku,
    unitFen,
    quantity,
    sent,
    taxRate,
    limits: {
      stock: await stockOf(db, skuId),
      orderLimit: product.orderLimit,
      offerLimit: offer.perUser
    },
    quote,
    together: togetherBy(
      facts.offers.map(({ kind }) => kind),
      offer.kind,
      quantity
    ),
    priceVersion: priceVersionOf([productCode, skuId, ...amounts], offer),
    couponContext: {
      kind: product.kind,
      kindName: KIND_TEXTS[product.kind].couponName,
      channel,
      channelNames: CHANNEL_NAMES,
      branchId: '',
      branchName: '',
      cityCode: '',
      cityName: '',
      amountFen: quote.itemTotalFen,
      now: now.getTime()
    }
  }
}
