export type BranchOrder = 'nearest' | 'remaining'

export interface SortableBranch {
  /** Null when the distance is unknown. */
  distanceKm: number | null
  /** Seats left. */
  remaining: number
}

/** Choices of the sort bar in display order. */
export const BRANCH_ORDERS: readonly { value: BranchOrder; label: string }[] = [
  { value: 'nearest', label: '距离最近' },
  { value: 'remaining', label: '余位最多' }
]

const byDistance = (a: SortableBranch, b: SortableBranch): number =>
  a.distanceKm === b.distanceKm ? 0 : (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity)

const COMPARE: Readonly<Record<BranchOrder, (a: SortableBranch, b: SortableBranch) => number>> = {
  nearest: byDistance,
  remaining: (a, b) => b.remaining - a.remaining || byDistance(a, b)
}

/** A sorted copy; unknown distances come last, equal rows keep their order. */
export function sortBranches<T extends SortableBranch>(
  branches: readonly T[],
  order: BranchOrder
): readonly T[] {
  return [...branches].sort(COMPARE[order])
}
