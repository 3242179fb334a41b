import { EVENTS_KEPT_DAYS } from '@/domain/analytics/limits'
import { DAY_MS, MINUTE_MS } from '@/domain/date'

/** A batch takes time on its way, and clocks differ: so much is taken as it comes. */
const TOLERATED_MS = 5 * MINUTE_MS

/** How far the clock of a device is behind ours, in ms, by when it says that it sent; 0 of one that is right, or says nothing. */
export function behind(sentAt: number | undefined, now: number): number {
  const difference = sentAt === undefined ? 0 : now - sentAt
  return Math.abs(difference) <= TOLERATED_MS ? 0 : difference
}

/** When an event happened by our clock; null: it has not yet, or is older than what is kept. */
export function momentOf(at: number, clockBehind: number, now: number): number | null {
  const moment = at + clockBehind
  if (moment > now + TOLERATED_MS || moment < now - EVENTS_KEPT_DAYS * DAY_MS) return null
  return Math.min(moment, now)
}
