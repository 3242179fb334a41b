import { dayState, DAY_STATUS, spokenDay, type DayState } from '@/domain/booking/calendar/day-state'
import { longDate } from '@/domain/date'
import { isInBookingWindow, type GridCell } from '@/domain/booking/calendar/month-grid'
import { formatYuan, splitPrice } from '@/domain/money'
import type { PricedDay } from '@/services/booking/booking'
import { calendarTexts } from '../booking-calendar/texts'

export interface CellView {
  /** 已约满, 未开放, 今天, the `¥1080` of a price, or nothing for a day outside of the window. */
  note: string
  /** `.5` of a price: a cell has no room for two decimals, so its price is split. */
  noteDecimal: string
  state: DayState['state']
  disabled: boolean
  /** Cheaper than the dearest bookable day. */
  low: boolean
  /** Read aloud: '11月24日 周二 余12 ¥1080.00'. */
  label: string
}

/** True when at least one day can be picked. */
export function hasBookableDay(days: readonly PricedDay[]): boolean {
  return days.some((day) => !dayState(day).disabled)
}

/** True for a day of the booking window that has seats. */
export const isPickable = (day: PricedDay, today: string): boolean =>
  isInBookingWindow(day.date, today) && !dayState(day).disabled

/** The dearest bookable day in fen; a day below it is marked as cheap. */
export function usualPriceFen(days: readonly PricedDay[]): number {
  return days.reduce((most, day) => (dayState(day).disabled ? most : Math.max(most, day.priceFen)), 0)
}

/** What a cell shows (§5): full and not open are disabled and say so; a missing day counts as not open. */
export function cellView(cell: GridCell, day: PricedDay | undefined, usualFen: number): CellView {
  if (!cell.inWindow) {
    return {
      note: '',
      noteDecimal: '',
      state: 'closed',
      disabled: true,
      low: false,
      label: longDate(cell.date)
    }
  }
  const state = dayState(day)
  const priceFen = day === undefined || state.disabled ? 0 : day.priceFen
  const low = priceFen > 0 && priceFen < usualFen
  const shown = saysToday(cell, day) || priceFen === 0 ? null : splitPrice(priceFen)
  const spoken = [
    cell.isToday ? calendarTexts.today : '',
    spokenDay(cell.date, state, day?.remaining),
    priceFen > 0 ? `¥${formatYuan(priceFen)}` : '',
    low ? calendarTexts.low : ''
  ]
  return {
    note: shown ? `¥${shown.integer}` : noteOf(cell, day, state),
    noteDecimal: shown?.decimal ? `.${shown.decimal}` : '',
    state: state.state,
    disabled: state.disabled,
    low,
    label: spoken.filter(Boolean).join(' ')
  }
}

/** Today is named in the place of its price, unless it is full or not open. */
const saysToday = (cell: GridCell, day: PricedDay | undefined): boolean =>
  cell.isToday && (day === undefined || day.status === DAY_STATUS.open)

function noteOf(cell: GridCell, day: PricedDay | undefined, state: DayState): string {
  if (saysToday(cell, day)) return calendarTexts.today
  return state.disabled ? state.label : ''
}
