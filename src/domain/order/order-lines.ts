import { isDate, shortDate, weekdayLabel } from '../date'

/** '11-24 周二 08:00-08:30'; empty without a real date. */
export function appointmentText(date: string | null | undefined, timespan?: string | null): string {
  if (!date || !isDate(date)) return ''
  return [shortDate(date), weekdayLabel(date), timespan ?? ''].filter((part) => part !== '').join(' ')
}
