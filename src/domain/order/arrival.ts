import { DAY_MS, daysBetween } from '../date'

/** Days after a visit's day on which it can still be said, with a reason, that somebody came or did not. */
export const LATE_ENTRY_DAYS = 7

/** How a day stands to that of a visit: `late` needs a reason, `over` is past its seven days, `none` is a visit without a day. */
export type ArrivalDay = 'today' | 'early' | 'late' | 'over' | 'none'

/** @param date of the visit, @param today 'YYYY-MM-DD' in Asia/Shanghai */
export function arrivalDay(date: string | null, today: string): ArrivalDay {
  if (date === null) return 'none'
  const days = daysBetween(date, today)
  if (days < 0) return 'early'
  if (days === 0) return 'today'
  return days <= LATE_ENTRY_DAYS ? 'late' : 'over'
}

/** Until when (epoch ms) what was said of a visit at an instant can be taken back. */
export const undoableUntil = (saidAt: number): number => saidAt + DAY_MS
