import dayjs from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc'

dayjs.extend(utcPlugin)

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

const LINE_BYTES = 75

/** `20261124T000000Z` */
const utc = (ms: number): string => dayjs.utc(ms).format('YYYYMMDD[T]HHmmss[Z]')

const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (char) => `\\${char}`)
    .replace(/\r?\n/g, '\\n')

/** Lines of more than 75 bytes go on in the next one after a space; no character is cut. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const char of line) {
    const limit = lines.length === 0 ? LINE_BYTES : LINE_BYTES - 1
    if (Buffer.byteLength(current + char) > limit) {
      lines.push(current)
      current = ''
    }
    current += char
  }
  return [...lines, current].join('\r\n ')
}

const alarm = (title: string) => (minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM'
]

/** The event as the text of an .ics file. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//chengan//storefront//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...event.remindBeforeMin.flatMap(alarm(event.title)),
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
