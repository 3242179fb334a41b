/**
 * Calendar arithmetic in Asia/Shanghai (UTC+8, no summer time since 1991).
 * A date is 'YYYY-MM-DD', an instant is epoch milliseconds. No clock is read here.
 */

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

const OFFSET_MS = 8 * HOUR_MS
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Days since 1970-01-01 of a date, or null when it is no calendar date. */
function dayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return null
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  return dateOfDay(ms / DAY_MS) === date ? ms / DAY_MS : null
}

function dateOfDay(day: number): string {
  const date = new Date(day * DAY_MS)
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
}

function requireDay(date: string): number {
  const day = dayNumber(date)
  if (day === null) throw new RangeError(`Not a date: ${date}`)
  return day
}

/** True for a real calendar date 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  return dayNumber(text) !== null
}

/** The Shanghai date of an instant (epoch ms). */
export function dateOf(instant: number): string {
  return dateOfDay(Math.floor((instant + OFFSET_MS) / DAY_MS))
}

/** The date `days` later, or earlier when negative. @throws RangeError when `date` is no date */
export function addDays(date: string, days: number): string {
  return dateOfDay(requireDay(date) + days)
}

/** Whole days from `from` to `to`, negative when `to` is earlier. @throws RangeError when one is no date */
export function daysBetween(from: string, to: string): number {
  return requireDay(to) - requireDay(from)
}

/** Day of the week: 0 is Sunday, 6 Saturday. @throws RangeError when `date` is no date */
export function weekdayOf(date: string): number {
  return (((requireDay(date) + 4) % 7) + 7) % 7
}

/** '周二'. @throws RangeError when `date` is no date */
export function weekdayLabel(date: string): string {
  return WEEKDAYS[weekdayOf(date)] ?? ''
}

/** '11月' of '2026-11' or a day of it. */
export const monthLabel = (month: string): string => `${Number(month.slice(5, 7))}月`

/** '11-24' of '2026-11-24': the second line of a date tab (§2), where no more fits. */
export function shortDate(date: string): string {
  return date.slice(5)
}

/** '11月24日' of '2026-11-24', without leading zeros. */
export function monthDay(date: string): string {
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`
}

/** '11月24日 周二': a day on every screen; '2026-11-24' is for records and for ends that need their year. @throws RangeError when `date` is no date */
export function longDate(date: string): string {
  return `${monthDay(date)} ${weekdayLabel(date)}`
}

/** '11月23日 20:00' of '2026-11-23 20:00' with or without seconds; other texts as they are. */
export function dayAndTime(text: string): string {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(text) ? `${monthDay(text)} ${text.slice(11, 16)}` : text
}

/** '11月23日 20:00' of an instant (epoch ms). */
export const minuteOf = (instant: number): string => dayAndTime(formatDateTime(instant))

/** The instant (epoch ms) of a Shanghai date and 'HH:mm' time. @throws RangeError when `date` is no date */
export function instantAt(date: string, time = '00:00'): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return requireDay(date) * DAY_MS - OFFSET_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
}

/**
 * Reads 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm[:ss]' (Shanghai) and ISO date-times with an offset or Z.
 * @returns epoch ms, or null when the text is none of these
 */
export function parseDateTime(text: string): number | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text)
  const day = match?.[1] === undefined ? null : dayNumber(match[1])
  if (!match || day === null) return null
  const [hours, minutes, seconds] = [match[2], match[3], match[4]].map((part) => Number(part ?? 0))
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  if (hours > 23 || minutes > 59 || seconds > 59) return null
  return day * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000 - offsetOf(match[5])
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return OFFSET_MS
  if (zone === 'Z') return 0
  const size = Number(zone.slice(1, 3)) * HOUR_MS + Number(zone.slice(4, 6)) * MINUTE_MS
  return zone.startsWith('-') ? -size : size
}

/** 'HH:mm:ss' in Shanghai of an instant (epoch ms). */
export function timeOf(instant: number): string {
  const seconds = Math.floor((instant + OFFSET_MS) / 1000) % 86_400
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => pad(Math.floor(part))).join(':')
}

/** 'YYYY-MM-DD HH:mm:ss' in Shanghai of an instant (epoch ms). */
export function formatDateTime(instant: number): string {
  return `${dateOf(instant)} ${timeOf(instant)}`
}
