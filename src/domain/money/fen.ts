/** The two parts a price is drawn with; `decimal` has no dot and is empty for whole yuan. */
export interface PriceParts {
  integer: string
  decimal: string
}

const YUAN_PATTERN = /^(-?)(\d+)(?:\.(\d+))?$/

/** Splits a yuan value into sign, whole yuan and its decimal digits, without ever multiplying a float. */
const readYuan = (yuan: number | string): { sign: 1 | -1; whole: number; digits: string } => {
  const text = typeof yuan === 'number' ? plainNumber(yuan) : yuan.trim()
  const match = YUAN_PATTERN.exec(text)
  if (!match) throw new RangeError(`not an amount in yuan: ${String(yuan)}`)
  return { sign: match[1] === '-' ? -1 : 1, whole: Number(match[2]), digits: match[3] ?? '' }
}

/** A number as decimal digits: `toString` would write very small ones with an exponent. */
const plainNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`not an amount in yuan: ${String(value)}`)
  const text = String(value)
  return text.includes('e') ? value.toFixed(12) : text
}

/** `-0` is not an amount anybody wants to compare with `toEqual` or print. */
const noNegativeZero = (fen: number): number => (fen === 0 ? 0 : fen)

const safeFen = (fen: number): number => {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an integer number of fen: ${String(fen)}`)
  return fen
}

/** Whole fen of an amount, and what is left of it as digits. */
const cut = (yuan: number | string): { sign: 1 | -1; fen: number; rest: string } => {
  const { sign, whole, digits } = readYuan(yuan)
  return { sign, fen: whole * 100 + Number(digits.slice(0, 2).padEnd(2, '0')), rest: digits.slice(2) }
}

/** Yuan from the wire to fen, cut after the second decimal (`1.239` -> 123). Throws as `toFen`. */
export const floorFen = (yuan: number | string): number => {
  const { sign, fen } = cut(yuan)
  return noNegativeZero(sign * safeFen(fen))
}

/**
 * Yuan from the wire to fen, rounded half up at the third decimal (`1.005` -> 101).
 * Throws RangeError for text that is no amount, NaN and Infinity (§9: prices are in yuan, two decimals).
 */
export const toFen = (yuan: number | string): number => {
  const { sign, fen, rest } = cut(yuan)
  return noNegativeZero(sign * safeFen(fen + (Number(rest[0] ?? '0') >= 5 ? 1 : 0)))
}

/** Fen to the wire's yuan number, exact to two decimals (108050 -> 1080.5). Throws RangeError unless `fen` is an integer. */
export const toYuan = (fen: number): number => Number(formatYuan(fen))

/** Fen as yuan text with two decimals, no currency sign: '1080.00' (§5: two decimals generally). */
export const formatYuan = (fen: number): string => {
  const size = Math.abs(safeFen(fen))
  return `${fen < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** Fen as split parts; trailing zeros are dropped: 108050 -> { integer: '1080', decimal: '5' } (§5: at most two decimals). */
export const splitPrice = (fen: number): PriceParts => {
  const [integer = '0', decimal = ''] = formatYuan(fen).split('.')
  return { integer, decimal: decimal.replace(/0+$/, '') }
}
