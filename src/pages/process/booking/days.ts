import { dateTab, dateTabNote, dayState, dayStatus, spokenDay } from '@/domain/booking/calendar/day-state'
import type { StripDay } from '@/components/booking/day-strip'
import { sortBranches, type BranchOrder } from '@/domain/booking/branch-sort'
import { canBookBranch } from '@/domain/booking/slot/stock'

import type { ListedBranch, ListedDay } from '@/services/booking/booking'

const NEARLY_FULL = 3

/** A day of the list as its tab shows it (R2.111). */
export function dayTab({ date, branches, outside }: ListedDay, today: string): StripDay {
  const bookable = branches.filter(canBookBranch)
  const remaining = bookable.reduce((sum, branch) => sum + branch.remaining, 0)
  const open = branches.some(({ closed }) => !closed)
  // What the branch calls free counts as a seat even when the number lags behind.
  const status = dayStatus({ open, remaining: bookable.length > 0 ? Math.max(1, remaining) : 0 })
  const state = dayState({ date, status, free: bookable.length > 0, outside })
  const level = bookable.length > 0 ? Math.min(...bookable.map((branch) => branch.level || 1)) : 0
  const tight = !state.disabled && level === NEARLY_FULL
  const tab = dateTab(date, today)
  const note = dateTabNote(state, level)
  const spoken = spokenDay(date, state, remaining > 0 ? remaining : undefined)
  return {
    date,
    ...tab,
    note,
    tone: state.disabled ? 'off' : tight ? 'tight' : 'open',
    closed: state.state === 'closed',
    label: `${spoken}，${tab.weekday} ${tab.short} ${note}`
  }
}

/** The tab to open: the wanted one, else the first bookable day (of the wanted branch), else the first with branches. */
export function openingDate(
  list: readonly ListedDay[],
  wanted: { date: string; branchId: string | undefined },
  today: string
): string {
  const tabs = list.map((day) => dayTab(day, today))
  if (tabs.some(({ date, closed }) => date === wanted.date && !closed)) return wanted.date
  const atBranch = list.find(({ branches }) =>
    branches.some((branch) => branch.id === wanted.branchId && canBookBranch(branch))
  )
  return (
    atBranch?.date ??
    tabs.find(({ tone }) => tone !== 'off')?.date ??
    tabs.find(({ closed }) => !closed)?.date ??
    tabs[0]?.date ??
    ''
  )
}

/** The next day after this one on which the branch can be booked; '' when the list has none. */
export const freeAfter = (list: readonly ListedDay[], branchId: string, date: string): string =>
  list.find(
    (day) => day.date > date && day.branches.some((branch) => branch.id === branchId && canBookBranch(branch))
  )?.date ?? ''

/** True when no day has a branch at all. */
export function isEmptyList(list: readonly ListedDay[]): boolean {
  return list.every(({ branches }) => branches.length === 0)
}

/** The branches of a day in the chosen order, those with breakfast alone when asked; the one the user came from is on top. */
export function orderedBranches(
  branches: readonly ListedBranch[],
  order: BranchOrder,
  branchId: string | undefined,
  withBreakfast = false
): readonly ListedBranch[] {
  const wished = withBreakfast ? branches.filter(({ hasBreakfast }) => hasBreakfast) : branches
  const sorted = sortBranches(wished, order)
  const wanted = ({ id }: ListedBranch): boolean => id === branchId
  return [...sorted.filter(wanted), ...sorted.filter((branch) => !wanted(branch))]
}

/** Id of the nearest branch; null when distances are unknown. */
export function nearestId(branches: readonly ListedBranch[]): string | null {
  let nearest: { id: string; km: number } | null = null
  for (const { id, distanceKm: km } of branches) {
    if (km !== null && (nearest === null || km < nearest.km)) nearest = { id, km }
  }
  return nearest?.id ?? null
}
