import { branchDayState, type BranchDayState } from '@/domain/booking/branch-days'
import type { Point } from '@/domain/booking/distance'
import { addDays, dateOf } from '@/domain/date'
import { branchDetail, type BranchDetail } from '../../catalogue/queries/branch-list'
import type { Db } from '../../db/client'
import { familiesOf } from '../../stock/family'
import { firstFree } from '../../stock/first-free'
import { dayStock, type DayStock } from '../../stock/queries/stock'

/** Days that its page shows, and within which the first free time is looked for. */
const WEEK = 7
const FORTNIGHT = 14

/** A branch as its own page shows it. */
export interface BranchPage extends BranchDetail {
  /** From today on, a week. */
  readonly days: readonly { readonly date: string; readonly state: BranchDayState }[]
  readonly first: { readonly date: string; readonly time: string } | null
  /** How much of the week's seats is taken, 0-100. */
  readonly percent: number
}

/** A branch with what it sells and when it can be visited. Refuses with 404 when there is none. */
export async function branchPage(
  db: Db,
  now: Date,
  orgCode: string,
  from: Point | null
): Promise<BranchPage> {
  const detail = await branchDetail(db, now, orgCode, from)
  const today = dateOf(now.getTime())
  const seats: DayStock[] = []
  for (const kind of familiesOf(detail.branch.kinds)) {
    const place = { orgCodes: [orgCode], kind, from: today, to: addDays(today, FORTNIGHT - 1) }
    seats.push(...(await dayStock(db, place, now)))
  }
  const week = Array.from({ length: WEEK }, (_, offset) => addDays(today, offset))
  return {
    ...detail,
    days: week.map((date) => ({
      date,
      state: branchDayState(
        seats.filter((one) => one.date === date),
        today
      )
    })),
    first: firstFree(seats),
    percent: takenOf(seats.filter(({ date }) => week.includes(date)))
  }
}

/** The share of the seats that is taken, whole percent. */
function takenOf(seats: readonly DayStock[]): number {
  const sum = (of: (one: DayStock) => number) => seats.reduce((all, one) => all + of(one), 0)
  const capacity = sum((one) => one.capacity)
  return capacity === 0 ? 0 : Math.floor(((capacity - sum((one) => one.remaining)) * 100) / capacity)
}
