/** The price of goods, in fen: so many pieces of one choice and, where they are sent, the freight. */
import { dutiableFen, taxFen } from '../customs/customs'
import { CUSTOMS_TEXTS } from '../customs/texts'
import { QUOTE_TEXTS } from './texts'
import type { PriceLine } from './lines'

export interface GoodsPrice {
  unitFen: number
  quantity: number
  /** Once an order; null where nothing is sent. */
  freightFen: number | null
  /** Share of goods and freight that customs take; null for what does not come from abroad. */
  taxRate: number | null
}

export interface GoodsQuote {
  lines: PriceLine[]
  /** What coupons are judged on and taken from: the pieces without freight and tax. */
  itemTotalFen: number
  userPayFen: number
}

/** Its lines add up to `userPayFen`. */
export function goodsQuote({ unitFen, quantity, freightFen, taxRate }: GoodsPrice): GoodsQuote {
  const itemTotalFen = unitFen * quantity
  const lines: PriceLine[] = [
    { key: 'base', label: QUOTE_TEXTS.goods, note: QUOTE_TEXTS.pieces(quantity), amountFen: itemTotalFen }
  ]
  if (freightFen !== null) {
    lines.push(freightLine(freightFen, freightFen))
  }
  if (taxRate !== null) {
    const amountFen = taxFen(dutiableFen({ unitFen, quantity, freightFen: freightFen ?? 0 }), taxRate)
    const note = CUSTOMS_TEXTS.taxNote(String(Number((taxRate * 100).toFixed(2))))
    lines.push({ key: 'tax', label: CUSTOMS_TEXTS.tax, note, amountFen })
  }
  return { lines, itemTotalFen, userPayFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0) }
}

/** What is charged of the freight, of which another order of the payment carries the rest. */
function freightLine(chargedFen: number, ownFen: number): PriceLine {
  const another = chargedFen < ownFen ? QUOTE_TEXTS.freightTogether : ''
  const note = ownFen === 0 ? QUOTE_TEXTS.freeOfFreight : another
  return { key: 'freight', label: QUOTE_TEXTS.freight, note, amountFen: chargedFen }
}

/**
 * The lines of goods when `chargedFen` of their freight of `ownFen` is charged with them. The tax stays: what comes from abroad is paid by
 * itself, with its own freight.
 */
export const withFreight = (lines: readonly PriceLine[], chargedFen: number, ownFen: number): PriceLine[] =>
  lines.map((line) => (line.key === 'freight' ? freightLine(chargedFen, ownFen) : line))

export interface PieceLimits {
  /** What is left of the choice. */
  stock: number
  /** Of one order; null is without limit. */
  orderLimit: number | null
  /** Of one customer while the price is an offer's. */
  offerLimit: number | null
}

/** How many pieces one may order now; 0 when it is sold out. */
export const mostPieces = ({ stock, orderLimit, offerLimit }: PieceLimits): number =>
  Math.max(0, Math.min(stock, orderLimit ?? stock, offerLimit ?? stock))

/** Why not one more than `mostPieces` (§27): the limit, or what is left. */
export function piecesProblem(limits: PieceLimits): string {
  const limit = Math.min(limits.orderLimit ?? Infinity, limits.offerLimit ?? Infinity)
  if (limits.stock === 0) return QUOTE_TEXTS.soldOut
  return limit <= limits.stock ? QUOTE_TEXTS.orderLimit(limit) : QUOTE_TEXTS.left(limits.stock)
}
