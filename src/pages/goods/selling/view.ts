import type { ProductDetail } from '@/contract/dto/product'
import { toFen } from '@/domain/money'
import { limitTexts } from '@/domain/person/limits'
import { SECKILL_RUNNING } from '@/domain/purchase-button'
import { texts } from './texts'

type Product = ProductDetail['product']

/** Hours without food before blood is drawn, as the notice of the products says. */
const FASTING_HOURS = 8

export interface PriceView {
  payFen: number
  /** The amount struck through: the normal price in a flash sale, else the sum of the single items; 0 for none. */
  struckFen: number
  struckLabel: string
  /** 0 for none. */
  savedFen: number
}

/** A running flash sale. */
export interface FlashView {
  /** ms since 1970 by the server. */
  endsAt: number
  /** Pieces left; null when the server does not tell. */
  stock: number | null
}

type FlashFields = Pick<Product, 'seckillStatus' | 'seckillPrice' | 'seckillEnd' | 'seckillStock'>

/** The flash sale while its window is open by the server's time and stock remains, else null. */
export function flashOf(product: FlashFields, now: number): FlashView | null {
  const { seckillStatus, seckillPrice, seckillEnd, seckillStock } = product
  if (seckillStatus !== SECKILL_RUNNING || seckillPrice === null || seckillEnd === null) return null
  if (seckillEnd <= now || seckillStock === 0) return null
  return { endsAt: seckillEnd, stock: seckillStock }
}

/** What is paid, what is struck through beside it and the difference: the flash price comes before the sale price. */
export function priceOf(
  product: Pick<Product, 'salePrice' | 'seckillPrice' | 'itemsValue'>,
  flash: FlashView | null
): PriceView {
  const saleFen = toFen(product.salePrice)
  const onFlash = flash !== null && product.seckillPrice !== null
  const payFen = onFlash ? toFen(product.seckillPrice ?? 0) : saleFen
  const formerFen = onFlash ? saleFen : toFen(product.itemsValue)
  const savedFen = Math.max(0, formerFen - payFen)
  return {
    payFen,
    struckFen: savedFen > 0 ? formerFen : 0,
    struckLabel: onFlash ? texts.daily : texts.itemsValue,
    savedFen
  }
}

export interface Fact {
  value: string
  name: string
}

/** The facts of a service at a glance; what a product does not have is left out, goods have none. */
export function factsOf(product: Product): readonly Fact[] {
  const { itemNum, estimatedMinutes, reportWorkdays, fasting } = product
  const facts: Fact[] = []
  if (itemNum > 0) facts.push({ value: String(itemNum), name: texts.factItems })
  if (estimatedMinutes > 0) facts.push({ value: String(estimatedMinutes), name: texts.factMinutes })
  if (reportWorkdays > 0) facts.push({ value: String(reportWorkdays), name: texts.factReport })
  if (facts.length === 0) return facts
  const meal = fasting
    ? { value: String(FASTING_HOURS), name: texts.factFasting }
    : { value: texts.factNoFastingValue, name: texts.factNoFasting }
  return [...facts, meal]
}

/** Whom the product takes, in short: sex, age, number of people. */
export function limitsOf(product: Product): readonly string[] {
  const { persons } = product
  return persons > 1 ? [...limitTexts(product), texts.persons(persons)] : limitTexts(product)
}
