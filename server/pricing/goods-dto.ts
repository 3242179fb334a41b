import type * as cart from '@/contract/cart/dto'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { TOGETHER_TEXTS } from '@/domain/activity/texts'
import { toYuan } from '@/domain/money'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { giftDto } from '../catalogue/confirm-dto'
import { cardDto } from '../catalogue/dto'
import { pictureOf } from '../catalogue/queries/picture'
import { priceLineDto } from './dto'
import type { CartLine } from './queries/cart-lines'
import type { PricedGoods } from './queries/price-goods'

/** What so many pieces cost, and how many one may order. @param invoices whether the shop makes any out */
export function goodsQuoteDto(priced: PricedGoods, invoices: boolean): GoodsQuote {
  const { product, sku, unitFen, quantity, limits, quote, together, priceVersion } = priced
  const picture = pictureOf(product.thumbnail)
  return {
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
    ...(together ? { together: { counts: together === 'counts', text: TOGETHER_TEXTS[together] } } : {}),
    priceVersion
  }
}

const lineDto = ({ card, priced, gifts, ...line }: CartLine, invoices: boolean): cart.CartLine => ({
  ...line,
  product: card && cardDto(card),
  quote: priced && goodsQuoteDto(priced, invoices),
  gifts: gifts.map(giftDto)
})

export const cartLinesDto = (lines: readonly CartLine[], invoices: boolean, now: Date): cart.CartLines => ({
  lines: lines.map((line) => lineDto(line, invoices)),
  serverTime: now.getTime()
})
