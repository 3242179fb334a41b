/** Who pays how much of a price: the company or the card, its quota, coupons, one's own cards, and the customer. */
import type { LineKey, PriceLine } from './lines'

export type PayerKey = 'card' | 'quota' | 'coupon' | 'own' | 'you'

export interface Payer {
  readonly key: PayerKey
  readonly fen: number
  /** What of it is paid; their sum is `fen`. */
  readonly parts: readonly { readonly label: string; readonly fen: number }[]
}

/** Of lines that take something off: who pays it. On the wire what is paid has the name of what it pays for. */
const PAID_BY: Readonly<Partial<Record<LineKey, PayerKey>>> = {
  card: 'card',
  enterprise: 'card',
  enterprisePaid: 'card',
  quota: 'quota',
  quotaPaid: 'quota',
  coupon: 'coupon'
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, fen) => all + fen, 0)

/**
 * In the order of the lines, the customer last.
 * @param own what one's own stored money pays, by its name; fen, not negative
 */
export function payersOf(
  lines: readonly PriceLine[],
  own: readonly { label: string; fen: number }[]
): Payer[] {
  const keys = [
    ...new Set(lines.flatMap(({ key, amountFen }) => (amountFen < 0 ? (PAID_BY[key] ?? []) : [])))
  ]
  const payers = keys.map((payer) => {
    const parts = lines
      .filter(({ key, amountFen }) => amountFen < 0 && PAID_BY[key] === payer)
      .map(({ label, note, amountFen }) => ({ label: note || label, fen: -amountFen }))
    return { key: payer, fen: sum(parts.map(({ fen }) => fen)), parts }
  })
  const used = own.filter(({ fen }) => fen > 0)
  const storedFen = sum(used.map(({ fen }) => fen))
  const totalFen = Math.max(0, sum(lines.map(({ amountFen }) => amountFen)))
  return [
    ...payers,
    ...(storedFen > 0 ? [{ key: 'own' as const, fen: storedFen, parts: used }] : []),
    { key: 'you', fen: totalFen - storedFen, parts: [] }
  ]
}

/** What all of it costs, whoever pays. */
export const costOf = (lines: readonly PriceLine[]): number =>
  sum(
    lines
      .filter(({ key, amountFen }) => amountFen > 0 || PAID_BY[key] === undefined)
      .map(({ amountFen }) => amountFen)
  )

/** What the add-ons of the quota cost, and what it pays of that, fen. */
export interface QuotaShare {
  readonly cost: number
  readonly paid: number
}

/** null: none of them was chosen. */
export function quotaShareOf(lines: readonly PriceLine[]): QuotaShare | null {
  const amounts = lines
    .filter(({ key }) => key === 'quota' || key === 'quotaPaid')
    .map(({ amountFen }) => amountFen)
  const cost = sum(amounts.filter((fen) => fen > 0))
  return cost === 0 ? null : { cost, paid: -sum(amounts.filter((fen) => fen < 0)) }
}

/** What the quota paid of the same add-ons before it changed; null: it did not, or something else was chosen. */
export const quotaBefore = (seen: QuotaShare | null, now: QuotaShare | null): number | null =>
  seen && now && seen.cost === now.cost && seen.paid !== now.paid ? seen.paid : null
