import { addDays, daysBetween, monthDay } from '../date'

/** A dose with its day, or with the days between which it may be given; '' none yet. */
interface DatedDose {
  readonly no: number
  readonly date: string
  readonly from: string
  readonly to: string
}

/** A dose on the ruler, in percent of its length. */
interface RulerMark {
  readonly no: number
  readonly at: number
  /** How long it may be given from then on; 0 nothing says so. */
  readonly wide: number
}

export interface Ruler {
  /** From the first dose to the last. */
  readonly days: number
  readonly marks: readonly RulerMark[]
  /** Firsts of months by the month's name ('11月'), few enough to be read. */
  readonly months: readonly { readonly name: string; readonly at: number }[]
}

/** So much of it lies behind the last dose. */
const REST = 0.08
const MOST_MONTHS = 5

/** The doses to scale; null where one has no day yet, nor one from which it may be, or there is but one. */
export function rulerOf(doses: readonly DatedDose[]): Ruler | null {
  const dated = doses.map((dose) => ({ ...dose, on: dose.date || dose.from }))
  const start = dated[0]?.on ?? ''
  const end = dated.at(-1)?.on ?? ''
  if (dated.length < 2 || dated.some(({ on }) => on === '')) return null
  const days = daysBetween(start, end)
  if (days <= 0) return null
  const long = days * (1 + REST)
  const at = (date: string) => (Math.min(daysBetween(start, date), long) / long) * 100
  return {
    days,
    marks: dated.map(({ no, on, date, to }) => ({
      no,
      at: at(on),
      wide: date !== '' || to === '' ? 0 : at(to) - at(on)
    })),
    months: monthsBetween(start, addDays(start, Math.floor(long))).map((first) => ({
      name: monthDay(first).replace(/1日$/, ''),
      at: at(first)
    }))
  }
}

/** Firsts of months after a day, every second or third where they are many. */
function monthsBetween(start: string, end: string): readonly string[] {
  const firsts: string[] = []
  for (let first = nextFirst(start); daysBetween(first, end) >= 0; first = nextFirst(first))
    firsts.push(first)
  const every = Math.ceil(firsts.length / MOST_MONTHS)
  return firsts.filter((_first, index) => index % every === 0)
}

function nextFirst(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
