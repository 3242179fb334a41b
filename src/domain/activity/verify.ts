import { drawMessage, fractionOf, prizeAt, tableProblem, type Weighted } from './draw'

/** A day of an activity as it is published. */
export interface PublishedDay {
  readonly activityId: string
  /** Hex. */
  readonly commitment: string
  readonly seed: string
  /** In the order in which they lie side by side; `left`: pieces when the day began, null without limit. */
  readonly prizes: readonly (Weighted & { readonly left: number | null })[]
  readonly fallbackId: string
  /** In the order in which they were made. */
  readonly draws: readonly PublishedDraw[]
}

interface PublishedDraw {
  readonly no: number
  readonly account: string
  readonly chanceNo: number
  /** What was drawn, and what was given for it. */
  readonly prizeId: string
  readonly givenId: string
}

/** SHA-256 of a seed, and HMAC-SHA256 of a text under it; all in hex. */
export interface Digests {
  readonly sha256: (seed: string) => string
  readonly hmac: (seed: string, text: string) => string
}

export type DayProblem =
  | { readonly kind: 'commitment' | 'table' }
  /** Another prize than the seed says; something else given than what was drawn; a chance used twice or left out. */
  | { readonly kind: 'prize' | 'given' | 'chance'; readonly no: number }

/**
 * Draws every draw of a day again. A prize is given as it was drawn while there are pieces of it, and the fallback afterwards, never
 * before: pieces cannot be kept back.
 */
export function verifyDay(day: PublishedDay, { sha256, hmac }: Digests): DayProblem[] {
  if (sha256(day.seed) !== day.commitment) return [{ kind: 'commitment' }]
  if (tableProblem(day.prizes) !== null) return [{ kind: 'table' }]
  const problems: DayProblem[] = []
  const given = new Map<string, number>()
  const chances = new Map<string, number>()
  for (const { no, account, chanceNo, prizeId, givenId } of day.draws) {
    const prize = prizeAt(
      day.prizes,
      fractionOf(hmac(day.seed, drawMessage({ activityId: day.activityId, account, chanceNo })))
    )
    if (prize.prizeId !== prizeId) problems.push({ kind: 'prize', no })
    const hasLeft = prize.left === null || (given.get(prize.prizeId) ?? 0) < prize.left
    if (givenId !== (hasLeft ? prize.prizeId : day.fallbackId)) problems.push({ kind: 'given', no })
    given.set(givenId, (given.get(givenId) ?? 0) + 1)
    const before = chances.get(account)
    if (before !== undefined && chanceNo !== before + 1) problems.push({ kind: 'chance', no })
    chances.set(account, chanceNo)
  }
  return problems
}
