/** When somebody is reminded that a gift card ends. Times in ms since 1970. */
import { DAY_MS } from '../date'

/** Days before its end, the longest first. */
export const REMINDER_DAYS = [30, 7] as const
type ReminderDays = (typeof REMINDER_DAYS)[number]

interface Ending {
  readonly expiresAt: number
  /** When it came to who has it. */
  readonly cameAt: number
}

/**
 * Which reminder is due: the last whose day has come. Of a day on which the card was not theirs yet nothing is said: who has just got it
 * has read how long it lasts.
 */
export function reminderDue({ expiresAt, cameAt }: Ending, now: number): ReminderDays | null {
  if (expiresAt <= now) return null
  const due = REMINDER_DAYS.findLast((days) => expiresAt - days * DAY_MS <= now)
  return due !== undefined && cameAt < expiresAt - due * DAY_MS ? due : null
}
