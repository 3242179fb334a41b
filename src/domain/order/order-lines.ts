import { isDate, longDate } from '../date'

/** '11月24日 周二 08:00-08:30'; empty without a real date. */
export function appointmentText(date: string | null | undefined, timespan?: string | null): string {
  if (!date || !isDate(date)) return ''
  return timespan ? `${longDate(date)} ${timespan}` : longDate(date)
}
