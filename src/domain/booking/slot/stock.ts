/** 0 is full; 1 ample, 2 busy, 3 nearly full. */
type StockLevel = 0 | 1 | 2 | 3

/** Below this percent a branch is ample, below the next busy, else nearly full. */
const BUSY_FROM_PERCENT = 60
const NEARLY_FULL_FROM_PERCENT = 85
/** Fewer seats than this are few, where there were at least so many to begin with: of a doctor's two seats one is no hurry. */
const FEW_SEATS = 5
const SCARCE_CAPACITY = 10

const DEGREES: Readonly<Record<StockLevel, string>> = { 0: '已约满', 1: '充足', 2: '适中', 3: '紧张' }

export interface Stock {
  /** Seats left, never below 0. */
  remaining: number
  free: boolean
  /** Booked share, whole percent; 100 only when full. */
  percent: number
  level: StockLevel
  /** The level in words. */
  congestionDegree: string
}

/** The stock words of a branch, a day or a slot (§3): free while a seat remains, level 0 only when full. */
export function stockOf(seats: { capacity: number; remaining: number }): Stock {
  const remaining = Math.max(0, seats.remaining)
  const free = remaining > 0
  const booked = Math.max(0, seats.capacity - remaining)
  const percent = free ? Math.floor((booked * 100) / Math.max(1, seats.capacity)) : 100
  const level = levelOf(free, percent, seats.capacity)
  return { remaining, free, percent, level, congestionDegree: DEGREES[level] }
}

function levelOf(free: boolean, percent: number, capacity: number): StockLevel {
  if (!free) return 0
  if (percent < BUSY_FROM_PERCENT) return 1
  return percent < NEARLY_FULL_FROM_PERCENT || capacity < SCARCE_CAPACITY ? 2 : 3
}

/** Button of a branch row: 下一步 when free or level is not zero, else 其他时间 (§2). */
export function branchButtonText(branch: { free: boolean; level: number }): string {
  return canBookBranch(branch) ? '下一步' : '其他时间'
}

/** Whether the row's button goes on instead of asking for another time (§2). */
export function canBookBranch(branch: { free: boolean; level: number }): boolean {
  return branch.free || branch.level !== 0
}

/** Seats of a slot in all and left. */
interface Seats {
  readonly capacity: number
  readonly remaining: number
}

/** Few seats of many are left: only this is said to be scarce. */
export const isScarce = ({ capacity, remaining }: Seats): boolean =>
  remaining > 0 && remaining < FEW_SEATS && capacity >= SCARCE_CAPACITY

/** '余21位', '仅剩4位' of many, or '已约满'. */
export function seatsText(seats: Seats): string {
  if (seats.remaining <= 0) return '已约满'
  return isScarce(seats) ? `仅剩${seats.remaining}位` : `余${seats.remaining}位`
}
