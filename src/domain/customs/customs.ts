/** What customs allow of goods from abroad (§9), in fen and before tax; both sides of the wire judge by it. */
import { dateOf } from '../date'
import { formatYuan } from '../money'
import { CUSTOMS_TEXTS } from './texts'

export const CUSTOMS = {
  /** Of one product in one order. */
  pieces: 30,
  /** One order with its freight. */
  orderFen: 500_000,
  /** One person in one calendar year, over all orders. */
  yearFen: 2_600_000
} as const

/** The calendar year to which an order counts. */
export const customsYear = (instant: number): number => Number(dateOf(instant).slice(0, 4))

export interface Dutiable {
  readonly unitFen: number
  readonly quantity: number
  readonly freightFen: number
  /** What the person has used of the year; 0 while nobody is named. */
  readonly usedFen: number
}

/** Goods and freight: what limits and tax go by. A coupon changes neither. */
export const dutiableFen = ({ unitFen, quantity, freightFen }: Omit<Dutiable, 'usedFen'>): number =>
  unitFen * quantity + freightFen

/** `rate` is a share, 0.091 of 9.1%; it is counted in ten-thousandths, so that no binary fraction rounds a fen away. */
export const taxFen = (amountFen: number, rate: number): number =>
  Math.round((amountFen * Math.round(rate * 10_000)) / 10_000)

/** How many pieces an order may have by all three limits. */
export function customsMost({ unitFen, freightFen, usedFen }: Omit<Dutiable, 'quantity'>): number {
  const room = Math.min(CUSTOMS.orderFen, CUSTOMS.yearFen - usedFen) - freightFen
  return Math.max(0, Math.min(CUSTOMS.pieces, Math.floor(room / Math.max(1, unitFen))))
}

export type CustomsLimit = 'pieces' | 'order' | 'year'

export interface CustomsProblem {
  readonly limit: CustomsLimit
  readonly text: string
}

/** The first limit that an order is over, with what fits; null when it is over none. */
export function customsProblem(order: Dutiable): CustomsProblem | null {
  const amountFen = dutiableFen(order)
  const fits = CUSTOMS_TEXTS.fits(customsMost(order))
  if (order.quantity > CUSTOMS.pieces) {
    return { limit: 'pieces', text: CUSTOMS_TEXTS.pieces(CUSTOMS.pieces) }
  }
  if (amountFen > CUSTOMS.orderFen) {
    return { limit: 'order', text: CUSTOMS_TEXTS.order(formatYuan(CUSTOMS.orderFen), fits) }
  }
  const leftFen = Math.max(0, CUSTOMS.yearFen - order.usedFen)
  return amountFen > leftFen ? { limit: 'year', text: CUSTOMS_TEXTS.year(formatYuan(leftFen), fits) } : null
}

/** How much of a limit something is, in percent of it. */
export const shareOf = (part: number, limit: number): number =>
  Math.min(100, Math.max(0, (part / limit) * 100))
