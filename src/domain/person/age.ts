import { isDate } from '../date'

/** Whole years lived on a date; null when a date is wrong or lies before the birth. */
export function ageAt(birthday: string, on: string): number | null {
  if (!isDate(birthday) || !isDate(on) || on < birthday) return null
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return on.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** 'YYYY-MM-DD' of 'YYYYMMDD'; anything else stays as it was typed, so that the check can name it. */
export function dashedBirthday(compact: string): string {
  return /^\d{8}$/.test(compact)
    ? `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`
    : compact
}

/** Years on a day by a birthday in either spelling; null while it is unknown. */
export const ageOf = (birthday: string, today: string): number | null =>
  ageAt(dashedBirthday(birthday), today)
