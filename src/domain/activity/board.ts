/** A board that a token walks round by the throws of a die. */
export interface Cell {
  readonly name: string
  readonly kind: 'plain' | 'coupon' | 'back' | 'quiz'
}

/** A cell that leads back does so by so many, and costs nothing. */
const STEPS_BACK = 2

export interface Walk {
  /** Those that the token went over, the last is where it stands. */
  readonly cells: readonly number[]
  readonly position: number
  /** Rounds that were finished by it. */
  readonly laps: number
}

/** Where a throw brings the token. Who is led back stops there, whatever the cell is. @throws RangeError for a board without cells */
export function walk(board: readonly Cell[], from: number, face: number): Walk {
  if (board.length === 0) throw new RangeError('a board without cells')
  const cells = Array.from({ length: face }, (_, step) => (from + step + 1) % board.length)
  const stop = cells.at(-1) ?? from
  const laps = Math.floor((from + face) / board.length)
  if (board[stop]?.kind !== 'back') return { cells, position: stop, laps }
  const back = Array.from(
    { length: STEPS_BACK },
    (_, step) => (stop - step - 1 + board.length) % board.length
  )
  return { cells: [...cells, ...back], position: back.at(-1) ?? stop, laps }
}

/** What is to be had where a throw has stopped: a cell that the token was led back to gives nothing. */
export function cellReached(board: readonly Cell[], from: number, face: number): Cell['kind'] {
  const stop = (from + face) % board.length
  return board[stop]?.kind ?? 'plain'
}
