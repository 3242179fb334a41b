import { DEFAULT_CITY } from '../constants'

/** A booking list older than this is fetched again (§9). */
const BOOKING_CACHE_MS = 10_000
/** Days of a booking list (§9). */
export const DEFAULT_DAY_NUM = 7

/** The part of the booking cache that decides about reloading (§3). Times in epoch ms. */
export interface BookingCache {
  cityCode: string
  /** First date of the list, 'YYYY-MM-DD'. */
  startDate: string
  dayNum: number
  valid: boolean
  lastUpdate: number
}

/** A cache that was never filled: seven days from today in a city (§4). */
export function newBookingCache(today: string, cityCode: string = DEFAULT_CITY.cityCode): BookingCache {
  return { cityCode, startDate: today, dayNum: DEFAULT_DAY_NUM, valid: false, lastUpdate: 0 }
}

/** Whether the list must be fetched: invalid, or older than 10 s (§4). A clock set back counts as old. */
export function isBookingStale(cache: Pick<BookingCache, 'valid' | 'lastUpdate'>, now: number): boolean {
  const age = now - cache.lastUpdate
  return !cache.valid || age < 0 || age > BOOKING_CACHE_MS
}

/** After a list arrived. */
export function bookingLoaded<T extends BookingCache>(cache: T, now: number): T {
  return { ...cache, valid: true, lastUpdate: now }
}

/** Choosing a city updates the product's city code and invalidates the list (§4). */
export function bookingInCity<T extends BookingCache>(cache: T, cityCode: string): T {
  return cache.cityCode === cityCode ? cache : { ...cache, cityCode, valid: false }
}

/** Calendar mode 'all': the picked date alone (§4). */
export function bookingOnDate<T extends BookingCache>(cache: T, date: string): T {
  return { ...cache, startDate: date, dayNum: 1, valid: false }
}

/** 最近一周: seven days from today (§4). */
export function bookingNearestWeek<T extends BookingCache>(cache: T, today: string): T {
  return { ...cache, startDate: today, dayNum: DEFAULT_DAY_NUM, valid: false }
}

/**
 * What an empty list of a city leads to: another city than the first one resets to that and reloads after
 * 3 s; the first city stays, so that nothing reloads forever (§4).
 */
export function emptyCityReset(cityCode: string, firstCode: string): { cityCode: string } | null {
  return cityCode === firstCode ? null : { cityCode: firstCode }
}
