/** How a prize is drawn, so that anybody can draw it again: nothing in it knows the person, their history or what is left of a prize. */

export interface Weighted {
  readonly prizeId: string
  /** A whole number above 0; the odds are its share of all. */
  readonly weight: number
}

const totalWeight = (table: readonly Weighted[]): number => table.reduce((sum, { weight }) => sum + weight, 0)

/** Weights are no larger than this in all, so that every share of 2^52 is told apart. */
const MOST_WEIGHT = 1_000_000_000

/** What is wrong with what is drawn from; null when it serves. */
export function tableProblem(table: readonly Weighted[]): 'empty' | 'weight' | 'twice' | null {
  if (table.length === 0) return 'empty'
  if (table.some(({ weight }) => !Number.isInteger(weight) || weight < 1)) return 'weight'
  if (totalWeight(table) > MOST_WEIGHT) return 'weight'
  return new Set(table.map(({ prizeId }) => prizeId)).size < table.length ? 'twice' : null
}

/** Of 1. */
export const oddsOf = (table: readonly Weighted[], prize: Weighted): number =>
  prize.weight / totalWeight(table)

interface Chance {
  readonly activityId: string
  /** The account's alias. */
  readonly account: string
  /** Which of all chances that the account has used in the activity, from 1 on. */
  readonly chanceNo: number
}

/** What the day's seed is asked with. */
export const drawMessage = ({ activityId, account, chanceNo }: Chance): string =>
  `${activityId}|${account}|${chanceNo}`

/** Thirteen hexadecimal digits are 52 bits, which a double holds exactly. */
const FRACTION_DIGITS = 13
const FRACTION_SPAN = 2 ** 52
const HEX = /^[0-9a-f]{13,}$/

/** The first 52 bits of an HMAC (hex) as a number from 0 up to, but not, 1. @throws RangeError for what is no hexadecimal text */
export function fractionOf(hmac: string): number {
  if (!HEX.test(hmac)) throw new RangeError('no hexadecimal digest')
  return Number.parseInt(hmac.slice(0, FRACTION_DIGITS), 16) / FRACTION_SPAN
}

/** The prize at a fraction: prizes lie side by side in their order, each as wide as its weight. @throws RangeError without prizes */
export function prizeAt<Prize extends Weighted>(table: readonly Prize[], fraction: number): Prize {
  const place = Math.floor(fraction * totalWeight(table))
  let end = 0
  for (const prize of table) {
    end += prize.weight
    if (place < end) return prize
  }
  throw new RangeError('nothing to draw from')
}
