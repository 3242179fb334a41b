import { dateOf, instantAt } from '../date'
import type { BranchDayState } from './branch-days'

/** How a branch stands at this moment; `unknown` where its hours are told in words. */
export type OpenState = 'closed' | 'before' | 'open' | 'ended' | 'unknown'

const HOURS = /^(\d\d:\d\d)\s*[-–~]\s*(\d\d:\d\d)$/

/** '07:30-11:30' as its two ends; null for anything else. */
function endsOf(openHours: string): { from: string; until: string } | null {
  const [, from, until] = HOURS.exec(openHours.trim()) ?? []
  return from && until ? { from, until } : null
}

/**
 * What today is at a branch: closed, before its first or after its last minute of taking people in, or between them. The day
 * counts before the hours: a day on which it is closed has none, and after its last time nobody is taken in.
 * @param now epoch ms
 */
export function openState(openHours: string, day: BranchDayState | undefined, now: number): OpenState {
  if (day === 'closed') return 'closed'
  if (day === 'over') return 'ended'
  const ends = endsOf(openHours)
  if (!ends) return 'unknown'
  const today = dateOf(now)
  if (now < instantAt(today, ends.from)) return 'before'
  return now < instantAt(today, ends.until) ? 'open' : 'ended'
}
