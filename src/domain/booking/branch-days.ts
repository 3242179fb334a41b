/** How a day of a branch stands: seats left, none left, not open, or today after its last time began. */
export const BRANCH_DAYS = ['free', 'full', 'closed', 'over'] as const

export type BranchDayState = (typeof BRANCH_DAYS)[number]

interface DaySeats {
  readonly date: string
  /** A time of it can still be taken or is booked out; false when every time was stopped or has begun. */
  readonly open: boolean
  readonly remaining: number
}

/** The state of a day by the seats of all that a branch does on it; a day without any is one on which it is closed. */
export function branchDayState(seats: readonly DaySeats[], today: string): BranchDayState {
  const open = seats.filter((one) => one.open)
  if (open.length === 0) return seats.some(({ date }) => date === today) ? 'over' : 'closed'
  return open.some(({ remaining }) => remaining > 0) ? 'free' : 'full'
}
