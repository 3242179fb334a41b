/** When the shop's people answer, from how the shop writes its hours: 每天 08:00-20:00, 周一至周五 09:00-18:00. */
import { addDays, dateOf, instantAt, weekdayOf } from '../date'

const HOURS = /^(.*?)\s*(\d{1,2}:\d{2})\s*[-–—~至到]\s*(\d{1,2}:\d{2})$/
const WORKDAYS = /^(周一|星期一)[至到-](周五|星期五)$|^工作日$/
const WEEK = 7

export interface ServiceState {
  /** Somebody answers now. */
  readonly open: boolean
  /** When somebody answers next, ms since 1970; `now` while they do. */
  readonly from: number
}

const padded = (time: string): string => time.padStart(5, '0')

/** Days of the week on which somebody answers; null for words that nobody can be sure of. */
function daysOf(words: string): ((weekday: number) => boolean) | null {
  if (words === '' || words === '每天') return () => true
  if (WORKDAYS.test(words)) return (weekday) => weekday >= 1 && weekday <= 5
  return null
}

/** Whether somebody answers at an instant (epoch ms), and from when; null where the hours do not tell. */
export function serviceAt(hours: string, now: number): ServiceState | null {
  const [, words = '', begins = '', ends = ''] = HOURS.exec(hours.trim()) ?? []
  const days = daysOf(words)
  const [begin, end] = [padded(begins), padded(ends)]
  if (begins === '' || days === null || end <= begin || end > '24:00') return null
  const today = dateOf(now)
  for (let after = 0; after <= WEEK; after += 1) {
    const date = addDays(today, after)
    if (!days(weekdayOf(date))) continue
    const from = instantAt(date, begin)
    if (now < from) return { open: false, from }
    if (now < instantAt(date, end)) return { open: true, from: now }
  }
  return null
}
