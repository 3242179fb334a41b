/** The price of goods (§7 `/entity/…`), in our own words and fen. */
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import type { GoodsChoice } from '@/domain/draft/parts'
import { toFen } from '@/domain/money'
import type { PriceLine } from '@/domain/quote/lines'
import type { Call } from '../http/call'
import { toLines } from '../order/price-lines'

/** So many pieces of a choice, as the server prices them. */
export interface PricedGoods extends Pick<
  GoodsQuote,
  | 'productName'
  | 'productImage'
  | 'tone'
  | 'spec'
  | 'note'
  | 'most'
  | 'mostReason'
  | 'invoices'
  | 'together'
  | 'priceVersion'
> {
  readonly unitFen: number
  /** What coupons are taken from: without the freight. */
  readonly itemTotalFen: number
  /** They add up to what is paid without a coupon. */
  readonly lines: readonly PriceLine[]
}

/** The price of pieces in any answer. */
export const toPriced = (dto: GoodsQuote): PricedGoods => ({
  ...dto,
  unitFen: toFen(dto.unitPrice),
  itemTotalFen: toFen(dto.itemPrice),
  lines: toLines(dto.lines)
})

/** @throws CallError 27005 for what is not sold any more */
export async function quoteGoods(
  call: Call,
  productCode: string,
  { skuId, quantity }: GoodsChoice
): Promise<PricedGoods> {
  const [dto] = await call('goods.quote', { productCode, skuId, quantity })
  if (!dto) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
  return toPriced(dto)
}
