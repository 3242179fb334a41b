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

/** The event as the text of an .ics file. */
export function calendarFile(event: CalendarEvent): string {
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
  return `${calendar.toString()}\r\n`
}
