/** How a card and its entitlements stand at a moment. */
import { leftOf, type Right, type Window } from './rights'

export type CardState = 'live' | 'early' | 'used' | 'expired' | 'lost' | 'withdrawn'

/** Days before its end from which a card is said to run out. */
export const EXPIRING_DAYS = 45

const windowState = ({ startsAt, expiresAt }: Window, now: Date): CardState =>
  now < startsAt ? 'early' : now < expiresAt ? 'live' : 'expired'

export function rightState(right: Right, now: Date, lost = false): CardState {
  if (right.withdrawnAt !== null) return 'withdrawn'
  const window = windowState(right, now)
  if (window === 'expired') return window
  if (leftOf(right) === 0) return 'used'
  return lost && window === 'live' ? 'lost' : window
}

interface Card extends Window {
  readonly lostAt: Date | null
  readonly rights: readonly Right[]
  /** What is left of its quota and its balance, in fen; 0 of one without. */
  readonly leftFen: number
}

/** A card is used up once nothing is left of anything on it, and withdrawn once all of its entitlements are. */
export function cardState({ lostAt, rights, leftFen, ...window }: Card, now: Date): CardState {
  const state = windowState(window, now)
  if (state === 'expired') return state
  if (lostAt !== null) return 'lost'
  if (rights.length > 0 && rights.every(({ withdrawnAt }) => withdrawnAt !== null)) return 'withdrawn'
  if (state === 'early') return state
  const open = rights.some((right) => ['live', 'early'].includes(rightState(right, now)))
  return open || leftFen > 0 ? state : 'used'
}

/** A sum as it stands, fen or uses: granted is all others together. */
export interface Standing {
  readonly granted: number
  readonly left: number
  /** By orders of which nobody has come yet. */
  readonly occupied: number
  readonly used: number
  readonly expired: number
}

/** @param used of what is taken, what somebody has come for; the rest is occupied */
export function standingOf(
  { granted, uses, taken }: Pick<Right, 'granted' | 'uses' | 'taken'>,
  used: number,
  over: boolean
): Standing {
  const left = over ? 0 : Math.max(0, uses - taken)
  return { granted, left, occupied: taken - used, used, expired: granted - taken - left }
}
