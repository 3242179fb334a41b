import { dateOf, daysBetween, isDate } from '@/domain/date'
import { orderTexts } from './texts'

/** How far a visit is away: 就在今天, 就在明天, 还有4天; empty once it is over or without a date. */
export function daysLeftText(date: string, now: number): string {
  if (!isDate(date)) return ''
  const days = daysBetween(dateOf(now), date)
  if (days < 0) return ''
  if (days === 0) return orderTexts.today
  return days === 1 ? orderTexts.tomorrow : orderTexts.daysLeft(days)
}
