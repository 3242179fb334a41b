/** What may be changed about a visit after it was ordered. */
import type { VisitPart } from './parts'
import { freeChangeUntil } from './timers'

/** A visit that is booked may be moved so often. */
export const MAX_CHANGES = 3

export type ChangeKind = 'book' | 'date'

export type ChangeProblem = 'over' | 'late' | 'often'

/**
 * How a visit can be given a day: a first one, also after a booking that failed, or another one, free until 18:00 on the day
 * before. `now` is an instant (epoch ms).
 */
export function changeOf(
  { state, date, changeCount }: Pick<VisitPart, 'state' | 'date'> & { readonly changeCount: number },
  now: number
):
  { readonly ok: true; readonly kind: ChangeKind } | { readonly ok: false; readonly problem: ChangeProblem } {
  switch (state) {
    case 'toBook':
    case 'noShow':
    case 'failed':
      return { ok: true, kind: 'book' }
    case 'asked':
    case 'booked':
      if (changeCount >= MAX_CHANGES) return { ok: false, problem: 'often' }
      if (date !== null && now > freeChangeUntil(date)) return { ok: false, problem: 'late' }
      return { ok: true, kind: 'date' }
    default:
      return { ok: false, problem: 'over' }
  }
}

interface ChangedPrice {
  /** What the product cost when it was ordered, and costs now. */
  readonly orderedFen: number
  readonly nowFen: number
  /** What earlier changes of the order have cost more, below 0 less. */
  readonly changedFen: number
  /** What is to be paid of the line: no more of it goes back. */
  readonly payableFen: number
}

/** What another day costs more, below 0 less, when the price has changed since it was last agreed. */
export const differenceOf = ({ orderedFen, nowFen, changedFen, payableFen }: ChangedPrice): number =>
  Math.max(nowFen - orderedFen - changedFen, -payableFen)
