import type { DayStock } from './queries/stock'

/** The first day with a seat, and when on it; of a branch that publishes no times the day alone. */
export function firstFree(seats: readonly DayStock[]): { date: string; time: string } | null {
  const free = seats.filter(({ open, remaining }) => open && remaining > 0)
  const [date] = free.map((one) => one.date).sort()
  if (date === undefined) return null
  const [time = ''] = free
    .filter((one) => one.date === date)
    .map((one) => one.firstTime)
    .sort()
  return { date, time }
}
