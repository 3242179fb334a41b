import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

/** One event of a calendar file (RFC 5545). Times in ms since 1970. */
export interface CalendarEvent {
  uid: string
  title: string
  location: string
  description: string
  startsAt: number
  endsAt: number
  createdAt: number
  /** Minutes before the start at which the calendar reminds. */
  remindBeforeMin: readonly number[]
}

/** Something that a whole day stands for, 'YYYY-MM-DD'. */
export interface CalendarDay {
  uid: string
  title: string
  date: string
}

/** The event and the days as the text of an .ics file. */
export function calendarFile(event: CalendarEvent, days: readonly CalendarDay[] = []): string {
  const calendar = ical({
    prodId: { company: 'chengan', product: 'storefront', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN'
  })
  calendar.createEvent({
    id: event.uid,
    stamp: new Date(event.createdAt),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.title,
    location: event.location,
    description: event.description,
    alarms: event.remindBeforeMin.map((minutes) => ({
      type: ICalAlarmType.display,
      trigger: minutes * 60,
      description: event.title
    }))
  })
  for (const { uid, title, date } of days) {
    calendar.createEvent({
      id: uid,
      stamp: new Date(event.createdAt),
      start: date,
      allDay: true,
      summary: title
    })
  }
  return `${calendar.toString()}\r\n`
}
