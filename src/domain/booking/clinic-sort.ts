export type ClinicOrder = 'nearest' | 'remaining'

export interface SortableClinic {
  /** Null when the distance is unknown. */
  distanceKm: number | null
  /** Seats left. */
  remaining: number
}

/** Choices of the sort bar in display order. */
export const CLINIC_ORDERS: readonly { value: ClinicOrder; label: string }[] = [
  { value: 'nearest', label: '距离最近' },
  { value: 'remaining', label: '余位最多' }
]

const byDistance = (a: SortableClinic, b: SortableClinic): number =>
  a.distanceKm === b.distanceKm ? 0 : (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity)

const COMPARE: Readonly<Record<ClinicOrder, (a: SortableClinic, b: SortableClinic) => number>> = {
  nearest: byDistance,
  remaining: (a, b) => b.remaining - a.remaining || byDistance(a, b)
}

/** A sorted copy; unknown distances come last, equal rows keep their order. */
export function sortClinics<T extends SortableClinic>(
  clinics: readonly T[],
  order: ClinicOrder
): readonly T[] {
  return [...clinics].sort(COMPARE[order])
}
