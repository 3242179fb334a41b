import { addDays, dateOf, HOUR_MS } from '../date'

/** What the shop says of its parcels. */
export interface DeliveryTable {
  /** Hours after payment until a parcel has left; null where nothing says so. */
  readonly leavesHours: number | null
  /** Days from leaving to coming, by the name of the province. */
  readonly days: ReadonlyMap<string, number>
}

/** When a parcel leaves and comes. */
export interface Arrival {
  /** Epoch ms; null once it has left, and where nothing is said of it. */
  readonly leavesBy: number | null
  /** 'YYYY-MM-DD', an estimate; '' where none is made. */
  readonly arrivesOn: string
}

export interface SentParcel {
  /** Epoch ms. */
  readonly paidAt: number
  /** Null before it has left. */
  readonly shippedAt: number | null
  readonly province: string
}

/** The end of the hour in which its hours are over: 14:32 and 24 hours are 15:00 of the next day. */
const leavesAt = (paidAt: number, hours: number): number =>
  Math.ceil((paidAt + hours * HOUR_MS) / HOUR_MS) * HOUR_MS

/**
 * When a parcel leaves and comes, by the shop's table: what it has no line for is not said, and neither is what has passed
 * without coming true.
 * @param now epoch ms
 * @returns null when nothing can be said
 */
export function arrivalOf(parcel: SentParcel, table: DeliveryTable, now: number): Arrival | null {
  const { paidAt, shippedAt } = parcel
  const days = table.days.get(parcel.province)
  const leavesBy =
    shippedAt === null && table.leavesHours !== null ? leavesAt(paidAt, table.leavesHours) : null
  if (leavesBy !== null && leavesBy < now) return null
  const left = shippedAt ?? leavesBy
  if (left === null) return null
  const day = days === undefined ? '' : addDays(dateOf(left), days)
  const arrivesOn = day < dateOf(now) ? '' : day
  return leavesBy === null && arrivesOn === '' ? null : { leavesBy, arrivesOn }
}
