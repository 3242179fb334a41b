import { addDays, daysBetween, weekdayOf } from '../../date'

/** Days ahead that can be booked. */
export const BOOKING_WINDOW_DAYS = 90

/** Heads of the columns; weeks start on Monday. */
export const WEEK_HEADS = ['一', '二', '三', '四', '五', '六', '日'] as const

/** Last date that can be booked. @throws RangeError when `today` is no date */
export function lastBookableDate(today: string): string {
  return addDays(today, BOOKING_WINDOW_DAYS)
}

/** True from today to the last bookable date. @throws RangeError when one is no date */
export function isInBookingWindow(date: string, today: string): boolean {
  const ahead = daysBetween(today, date)
  return ahead >= 0 && ahead <= BOOKING_WINDOW_DAYS
}

export interface GridCell {
  /** 'YYYY-MM-DD' */
  date: string
  day: number
  isToday: boolean
  /** False for days before today and behind the window: always disabled. */
  inWindow: boolean
}

export interface GridMonth {
  /** 'YYYY-MM' */
  key: string
  /** '2026年11月' */
  title: string
  /** Seven cells a week from Monday; null outside of the month. */
  weeks: readonly (readonly (GridCell | null)[])[]
}

/**
 * The stacked months of the calendar from today's week to the end of the booking window's last month; weeks
 * that lie wholly before today are dropped.
 * @throws RangeError when `today` is no date
 */
export function monthGrid(today: string): readonly GridMonth[] {
  const last = lastBookableDate(today)
  const months: GridMonth[] = []
  for (let first = `${today.slice(0, 7)}-01`; first <= last; first = nextMonth(first)) {
    months.push({
      key: first.slice(0, 7),
      title: `${Number(first.slice(0, 4))}年${Number(first.slice(5, 7))}月`,
      weeks: weeksOf(first, today)
    })
  }
  return months
}

function nextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`
}

/** 0 for Monday to 6 for Sunday. */
function column(date: string): number {
  return (weekdayOf(date) + 6) % 7
}

function weeksOf(first: string, today: string): readonly (readonly (GridCell | null)[])[] {
  const month = first.slice(0, 7)
  const end = nextMonth(first)
  const weeks: (GridCell | null)[][] = []
  for (let monday = addDays(first, -column(first)); monday < end; monday = addDays(monday, 7)) {
    if (addDays(monday, 6) < today) continue
    const dates = WEEK_HEADS.map((_head, index) => addDays(monday, index))
    weeks.push(dates.map((date) => (date.startsWith(month) ? cellOf(date, today) : null)))
  }
  return weeks
}

function cellOf(date: string, today: string): GridCell {
  return {
    date,
    day: Number(date.slice(8)),
    isToday: date === today,
    inWindow: isInBookingWindow(date, today)
  }
}
