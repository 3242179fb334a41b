/** The price of goods, in fen: so many pieces of one choice and, where they are sent, the freight. */
import { QUOTE_TEXTS } from './texts'
import type { PriceLine } from './quote'

export interface GoodsPrice {
  unitFen: number
  quantity: number
  /** Once an order; null where nothing is sent. */
  freightFen: number | null
}

export interface GoodsQuote {
  lines: PriceLine[]
  /** What coupons are judged on and taken from: the pieces without the freight. */
  itemTotalFen: number
  userPayFen: number
}

/** Its lines add up to `userPayFen`. */
export function goodsQuote({ unitFen, quantity, freightFen }: GoodsPrice): GoodsQuote {
  const itemTotalFen = unitFen * quantity
  const pieces: PriceLine = {
    key: 'base',
    label: QUOTE_TEXTS.goods,
    note: QUOTE_TEXTS.pieces(quantity),
    amountFen: itemTotalFen
  }
  if (freightFen === null) return { lines: [pieces], itemTotalFen, userPayFen: itemTotalFen }
  const note = freightFen === 0 ? QUOTE_TEXTS.freeOfFreight : ''
  const freight: PriceLine = { key: 'freight', label: QUOTE_TEXTS.freight, note, amountFen: freightFen }
  return { lines: [pieces, freight], itemTotalFen, userPayFen: itemTotalFen + freightFen }
}

export interface PieceLimits {
  /** What is left of the choice. */
  stock: number
  /** Of one order; null is without limit. */
  orderLimit: number | null
  /** Of one customer while the price is a flash sale's. */
  flashLimit: number | null
}

/** How many pieces one may order now; 0 when it is sold out. */
export const mostPieces = ({ stock, orderLimit, flashLimit }: PieceLimits): number =>
  Math.max(0, Math.min(stock, orderLimit ?? stock, flashLimit ?? stock))

/** Why not one more than `mostPieces` (§27): the limit, or what is left. */
export function piecesProblem(limits: PieceLimits): string {
  const limit = Math.min(limits.orderLimit ?? Infinity, limits.flashLimit ?? Infinity)
  if (limits.stock === 0) return QUOTE_TEXTS.soldOut
  return limit <= limits.stock ? QUOTE_TEXTS.orderLimit(limit) : QUOTE_TEXTS.left(limits.stock)
}
