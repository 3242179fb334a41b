import { MINUTE_MS } from '../date'

/** So long a piece is kept for whom it is their turn. */
export const READY_MS = 5 * MINUTE_MS

const LEAST_WAIT_MS = 2_000
const MOST_WAIT_MS = 15_000
/** Each so many who are before somebody let them ask a second later. */
const PEOPLE_A_SECOND = 20
/** Pieces of orders that nobody pays come back. */
export const SOLD_OUT_WAIT_MS = 30_000

/** How many more may be let in: as many as there are pieces that nobody has or is kept one of. */
export const roomFor = (remaining: number, ready: number): number => Math.max(0, remaining - ready)

/** After how many ms somebody with so many before them asks again. The more there are, the rarer each of them. */
export const askAgainMs = (ahead: number): number =>
  Math.min(MOST_WAIT_MS, LEAST_WAIT_MS + Math.floor(ahead / PEOPLE_A_SECOND) * 1_000)
