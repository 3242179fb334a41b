import Taro from '@tarojs/taro'
import { instantAt } from '@/domain/date'
import { isDenied } from '../host/refusal'
import type { CalendarCapability, CalendarEnd, CalendarEntry } from './types'

const seconds = (instant: number): number => Math.floor(instant / 1000)

/** WeChat takes one entry at a time: the visit first, then each further day; the first one that it refuses is the answer. */
async function add({ title, location, startsAt, endsAt, days }: CalendarEntry): Promise<CalendarEnd> {
  try {
    await Taro.addPhoneCalendar({
      title,
      location,
      startTime: seconds(startsAt),
      endTime: String(seconds(endsAt))
    })
    for (const day of days) {
      await Taro.addPhoneCalendar({
        title: day.title,
        startTime: seconds(instantAt(day.date)),
        allDay: true
      })
    }
    return 'added'
  } catch (error) {
    return isDenied(error) ? 'denied' : 'failed'
  }
}

export const calendar: CalendarCapability = { add }
