import { dateOf, daysBetween, monthDay, shortDate, timeOf, weekdayLabel } from './date'

const NEAR = ['今天', '明天', '后天']

/** '今天', '明天', '后天', within the week '周一', later '11月24日'. @param now epoch ms @throws RangeError when `date` is no date */
export function dayName(date: string, now: number): string {
  const days = daysBetween(dateOf(now), date)
  return NEAR[days] ?? (days > 0 && days < 7 ? weekdayLabel(date) : monthDay(date))
}

/** '18:00' of an instant (epoch ms). */
export const clock = (instant: number): string => timeOf(instant).slice(0, 5)

/** '明天 18:00' of an instant (epoch ms). */
export const timeName = (instant: number, now: number): string =>
  `${dayName(dateOf(instant), now)} ${clock(instant)}`

/** '今天 14:32' of '2026-11-20 14:32:05'; '' of ''. */
export const pastName = (time: string, now: number): string =>
  time === '' ? '' : `${dayName(time.slice(0, 10), now)} ${time.slice(11, 16)}`

/** '11-21 周六': a day where several stand beside each other. */
export const dayInRow = (date: string): string => `${shortDate(date)} ${weekdayLabel(date)}`

/** '明天 11-21 周六', '11-24 周二': a day of a list that says how near it is. @param now epoch ms */
export function nearDay(date: string, now: number): string {
  const near = NEAR[daysBetween(dateOf(now), date)]
  return near === undefined ? dayInRow(date) : `${near} ${dayInRow(date)}`
}
