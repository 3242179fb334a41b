import type { LineKey, PriceLine } from './lines'

/**
 * What a step of a price is: the price itself, what is added, what is taken off, what a company pays, what one's own balance
 * pays, and what is left to pay.
 */
export const RUNG_KINDS = ['base', 'add', 'off', 'company', 'own', 'end'] as const

export type RungKind = (typeof RUNG_KINDS)[number]

/** A line of a price as a bar on the scale that all bars of it share; percent of that scale. */
export interface Rung {
  readonly kind: RungKind
  readonly label: string
  readonly note: string
  /** Negative for what makes it less. */
  readonly amountFen: number
  readonly start: number
  readonly width: number
}

interface Sum {
  readonly label: string
  readonly fen: number
}

export interface Priced {
  readonly lines: readonly PriceLine[]
  /** Balances of one's own that pay of it, e.g. gift cards; fen, not negative. */
  readonly own: readonly Sum[]
  /** What is paid in the end. */
  readonly end: string
}

const BY_COMPANY: readonly LineKey[] = ['enterprisePaid', 'quotaPaid', 'card']

const kindOf = ({ key, amountFen }: PriceLine, index: number): RungKind => {
  if (amountFen < 0) return BY_COMPANY.includes(key) ? 'company' : 'off'
  return index === 0 ? 'base' : 'add'
}

/** One decimal is less than a pixel of any screen. */
const percent = (fen: number, scaleFen: number): number =>
  scaleFen === 0 ? 0 : Math.round((1000 * fen) / scaleFen) / 10

/** A price as steps: each begins where the one before has ended, what adds up to the right and what takes off to the left. */
export function ladder({ lines, own, end }: Priced): Rung[] {
  const steps = [
    ...lines.map((line, index) => ({ ...line, kind: kindOf(line, index) })),
    ...own.map(({ label, fen }) => ({ label, note: '', amountFen: -fen, kind: 'own' as const }))
  ]
  const ends = steps.reduce<number[]>((sums, { amountFen }) => [...sums, (sums.at(-1) ?? 0) + amountFen], [])
  const scaleFen = Math.max(0, ...ends)
  const lastFen = Math.max(0, ends.at(-1) ?? 0)
  return [
    ...steps.map(({ kind, label, note, amountFen }, index) => {
      const until = ends[index] ?? 0
      const from = Math.max(0, Math.min(until, until - amountFen))
      const size = Math.max(from, until, until - amountFen) - from
      return {
        ...{ kind, label, note, amountFen },
        start: percent(from, scaleFen),
        width: percent(size, scaleFen)
      }
    }),
    {
      ...{ kind: 'end', label: end, note: '', amountFen: lastFen },
      start: 0,
      width: percent(lastFen, scaleFen)
    }
  ]
}

/** What was taken off, in fen: neither what a company pays nor one's own balance is. */
export const takenOffFen = (rungs: readonly Rung[]): number =>
  rungs.reduce((sum, { kind, amountFen }) => (kind === 'off' ? sum - amountFen : sum), 0)
