export interface CalendarEntry {
  readonly title: string
  readonly location: string
  /** ms since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  /** What else is entered, each for a whole day ('YYYY-MM-DD'). */
  readonly days: readonly { readonly title: string; readonly date: string }[]
  /** All of it as a calendar file's text, for hosts that take files. */
  readonly ics: string
}

/** `denied`: the host does not let the product write there until its settings are changed. */
export type CalendarEnd = 'added' | 'denied' | 'failed'

/** The phone's calendar. */
export interface CalendarCapability {
  add(entry: CalendarEntry): Promise<CalendarEnd>
}
