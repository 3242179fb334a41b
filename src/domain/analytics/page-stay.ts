import { STAY_MAX_S } from './limits'

/** A page that stays open says so this often, in ms (§9). */
export const HEARTBEAT_MS = 60_000

/** Seconds that a page was looked at, to a tenth, at most 432000 (§9). */
export const staySeconds = (from: number, to: number): number =>
  Math.min(STAY_MAX_S, Math.max(0, Math.round((to - from) / 100) / 10))
