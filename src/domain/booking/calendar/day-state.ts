import { longDate, shortDate, weekdayLabel } from '../../date'

/** Status codes of a calendar day (§3). */
export const DAY_STATUS = { open: 0, full: 1, closed: 2 } as const

export interface CalendarDay {
  /** 'YYYY-MM-DD' */
  date: string
  /** 1 fully booked, 2 not open, anything else open. */
  status: number
  free: boolean
  /** The card that is booked with does not pay on it. */
  outside?: boolean | undefined
}

export interface DayState {
  state: 'bookable' | 'full' | 'closed'
  disabled: boolean
  /** 已约满, 未开放, or empty when bookable. */
  label: string
  /** Read aloud in its place. */
  spoken?: string
}

/** State of a day of mode 'all': full, not open, missing or not free are disabled (§5). */
export function dayState(day: CalendarDay | undefined): DayState {
  if (day?.outside) return { state: 'closed', disabled: true, label: '超出卡期', spoken: '超出卡的使用期' }
  if (day?.status === DAY_STATUS.full) return { state: 'full', disabled: true, label: '已约满' }
  if (day === undefined || day.status === DAY_STATUS.closed || !day.free) {
    return { state: 'closed', disabled: true, label: '未开放' }
  }
  return { state: 'bookable', disabled: false, label: '' }
}

/** Status code of a day: closed when the branch does not open, full without a seat, else open. */
export function dayStatus(day: { open: boolean; remaining: number }): number {
  if (!day.open) return DAY_STATUS.closed
  return day.remaining > 0 ? DAY_STATUS.open : DAY_STATUS.full
}

/** The two lines of a date tab: 今天 or the weekday, and the short date (§2). */
export function dateTab(date: string, today: string): { weekday: string; short: string } {
  return { weekday: date === today ? '今天' : weekdayLabel(date), short: shortDate(date) }
}

/** Label read aloud for a day: '11月24日 周二 余12', or its disabled label instead of the seats. */
export function spokenDay(date: string, state: DayState, remaining?: number): string {
  const rest = state.disabled
    ? (state.spoken ?? state.label)
    : remaining === undefined
      ? '可约'
      : `余${remaining}`
  return `${longDate(date)} ${rest}`
}

/** Third line of a date tab: 可约, 紧张 when nearly full (level 3), 已约满 or 未开放. */
export function dateTabNote(state: DayState, level?: number): string {
  if (state.disabled) return state.label
  return level === 3 ? '紧张' : '可约'
}
