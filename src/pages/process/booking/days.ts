import type { BookingDetail, Clinic } from '@/contract/dto/booking'
import {
  dateTab,
  dateTabNote,
  dayState,
  dayStatus,
  spokenDay,
  type DayState
} from '@/domain/booking/calendar/day-state'
import { sortClinics, type ClinicOrder } from '@/domain/booking/clinic-sort'
import { canBookClinic } from '@/domain/booking/slot/stock'

const NEARLY_FULL = 3
const CLOSED_ON_PURPOSE = 1

export interface DayTab {
  /** 'YYYY-MM-DD' */
  date: string
  /** 今天 or the weekday, and 'MM-DD'. */
  weekday: string
  short: string
  /** 可约, 紧张, 已约满 or 未开放. */
  note: string
  tone: 'open' | 'tight' | 'off'
  state: DayState['state']
  /** No branch opens: there is nothing to show behind the tab. */
  closed: boolean
  /** Read aloud, with what is to be read at the end: '11月24日 周二 余12，周二 11-24 可约'. */
  label: string
}

/** A day of the list as its tab shows it (R2.111). */
export function dayTab({ bookingableDate: date, hospitalInfo }: BookingDetail, today: string): DayTab {
  const bookable = hospitalInfo.filter(canBookClinic)
  const remaining = bookable.reduce((sum, clinic) => sum + clinic.remaining, 0)
  const open = hospitalInfo.some((clinic) => clinic.ctflag !== CLOSED_ON_PURPOSE)
  // What the branch calls free counts as a seat even when the number lags behind.
  const status = dayStatus({ open, remaining: bookable.length > 0 ? Math.max(1, remaining) : 0 })
  const state = dayState({ date, status, free: bookable.length > 0 })
  const level = bookable.length > 0 ? Math.min(...bookable.map((clinic) => clinic.level || 1)) : 0
  const tight = !state.disabled && level === NEARLY_FULL
  const tab = dateTab(date, today)
  const note = dateTabNote(state, level)
  const spoken = spokenDay(date, state, remaining > 0 ? remaining : undefined)
  return {
    date,
    ...tab,
    note,
    tone: state.disabled ? 'off' : tight ? 'tight' : 'open',
    state: state.state,
    closed: state.state === 'closed',
    label: `${spoken}，${tab.weekday} ${tab.short} ${note}`
  }
}

/** The tab to open: the wanted one, else the first bookable day (of the wanted branch), else the first with branches. */
export function openingDate(
  list: readonly BookingDetail[],
  wanted: { date: string; hospitalId: string | undefined },
  today: string
): string {
  const tabs = list.map((day) => dayTab(day, today))
  if (tabs.some(({ date, closed }) => date === wanted.date && !closed)) return wanted.date
  const atBranch = list.find(({ hospitalInfo }) =>
    hospitalInfo.some((clinic) => clinic.hospitalId === wanted.hospitalId && canBookClinic(clinic))
  )
  return (
    atBranch?.bookingableDate ??
    tabs.find(({ state }) => state === 'bookable')?.date ??
    tabs.find(({ closed }) => !closed)?.date ??
    tabs[0]?.date ??
    ''
  )
}

/** True when no day has a branch at all. */
export function isEmptyList(list: readonly BookingDetail[]): boolean {
  return list.every(({ hospitalInfo }) => hospitalInfo.length === 0)
}

/** The branches of a day in the chosen order, those with breakfast alone when asked; the one the user came from is on top. */
export function orderedClinics(
  clinics: readonly Clinic[],
  order: ClinicOrder,
  hospitalId: string | undefined,
  withBreakfast = false
): readonly Clinic[] {
  const wished = withBreakfast ? clinics.filter(({ hasBreakfast }) => hasBreakfast) : clinics
  const sorted = sortClinics(
    wished.map((clinic) => ({ ...clinic, distanceKm: clinic.hospitalDistance })),
    order
  )
  const wanted = (clinic: Clinic): boolean => clinic.hospitalId === hospitalId
  return [...sorted.filter(wanted), ...sorted.filter((clinic) => !wanted(clinic))]
}

/** Id of the nearest branch; null when distances are unknown. */
export function nearestId(clinics: readonly Clinic[]): string | null {
  let nearest: { id: string; km: number } | null = null
  for (const { hospitalId, hospitalDistance } of clinics) {
    if (hospitalDistance !== null && (nearest === null || hospitalDistance < nearest.km)) {
      nearest = { id: hospitalId, km: hospitalDistance }
    }
  }
  return nearest?.id ?? null
}
