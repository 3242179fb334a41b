import { addDays, dateOf, instantAt } from '@/domain/date'

/** `T+3` as days from today: 3. Throws RangeError for anything else. */
function templateDays(text: string): number {
  const match = /^T([+-]\d{1,4})$/.exec(text)
  if (!match) throw new RangeError(`not a day of a template: ${text}`)
  return Number(match[1])
}

/** 'YYYY-MM-DD' of `T+n`, Asia/Shanghai. */
export const templateDate = (text: string, now: Date): string => addDays(dateOf(now.getTime()), templateDays(text))

/** `T+n` at 'HH:mm' of that day (midnight without it), Asia/Shanghai. */
export const templateInstant = (text: string, now: Date, time = '00:00'): Date =>
  new Date(instantAt(templateDate(text, now), time))
