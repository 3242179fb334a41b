import { and, asc, between, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_TIMESPAN_ID } from '@/domain/booking/slot/choose-slot'
import { stockOf, type Stock } from '@/domain/booking/slot/stock'
import { dateOf, timeOf } from '@/domain/date'
import { rowsOf, type Db } from '../../db/client'
import { slots } from '../../db/schema'
import type { SlotFamily } from '@/domain/kinds'

export type SlotRow = typeof slots.$inferSelect
/** The slot that an order asks for. */
export type SlotTerms = Pick<SlotRow, 'id' | 'orgCode' | 'date' | 'slotId' | 'timespan' | 'open' | 'doctorId'>

export interface StockPlace {
  orgCodes: readonly string[]
  kind: SlotFamily
  /** First and last day, both inclusive. */
  from: string
  to: string
  /** Whose seats, where a doctor has some of their own; else those of nobody. */
  doctorId?: string
}

/** A branch on a day. */
export interface DayStock extends Stock {
  orgCode: string
  date: string
  capacity: number
  /** False when every span of the day was stopped or has begun. */
  open: boolean
  /** 1 morning, 2 afternoon, 0 both. */
  ampm: number
  /** When the first span with a seat begins, `08:00`; '' without one, and where no spans are published. */
  firstTime: string
}

/** Whether a slot can still be taken: not stopped and not begun. */
export const isTakeable = (slot: Pick<SlotRow, 'open' | 'date' | 'timespan'>, now: Date): boolean =>
  slot.open && (slot.date > dateOf(now.getTime()) || startsLater(slot, now))

const startsLater = ({ date, timespan }: Pick<SlotRow, 'date' | 'timespan'>, now: Date): boolean =>
  date === dateOf(now.getTime()) && timespan.slice(0, 5) > timeOf(now.getTime()).slice(0, 5)

const codeList = (codes: readonly string[]): SQL =>
  sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `
  )

/**
 * Seats per branch and day; a day on which a branch is closed has no entry. Begun and stopped spans are none of them: nobody booked
 * what can be had no more.
 */
export async function dayStock(
  db: Db,
  { orgCodes, kind, from, to, doctorId = '' }: StockPlace,
  now: Date
): Promise<DayStock[]> {
  if (orgCodes.length === 0) return []
  const today = dateOf(now.getTime())
  const clock = timeOf(now.getTime()).slice(0, 5)
  const takeable = sql`open and (date > ${today} or (date = ${today} and substr(timespan, 1, 5) > ${clock}))`
  const rows = await rowsOf<{
    orgCode: string
    date: string
    capacity: number
    remaining: number
    open: boolean
    first: number
    last: number
    firstTime: string
  }>(
    db,
    sql`select org_code as "orgCode", date::text as date,
          sum(case when ${takeable} then capacity else 0 end)::int as capacity,
          sum(case when ${takeable} then remaining else 0 end)::int as remaining,
          bool_or(${takeable}) as open, min(ampm)::int as first, max(ampm)::int as last,
          coalesce(min(case when ${takeable} and remaining > 0 and slot_id <> ${DEFAULT_TIMESPAN_ID}
            then substr(timespan, 1, 5) end), '') as "firstTime"
        from slots
        where org_code in (${codeList(orgCodes)}) and kind = ${kind} and date between ${from} and ${to}
          and doctor_id = ${doctorId}
        group by org_code, date
        order by date, org_code`
  )
  return rows.map(({ orgCode, date, capacity, remaining, open, first, last, firstTime }) => ({
    orgCode,
    date,
    capacity,
    open,
    firstTime,
    ampm: first === last ? first : 0,
    ...stockOf({ capacity, remaining })
  }))
}

/** The slots of some branches and days, by day, branch and time. */
export async function slotsOf(
  db: Db,
  { orgCodes, kind, from, to, doctorId = '' }: StockPlace
): Promise<SlotRow[]> {
  if (orgCodes.length === 0) return []
  return db
    .select()
    .from(slots)
    .where(
      and(
        inArray(slots.orgCode, [...orgCodes]),
        eq(slots.kind, kind),
        eq(slots.doctorId, doctorId),
        between(slots.date, from, to)
      )
    )
    .orderBy(asc(slots.date), asc(slots.orgCode), asc(slots.timespan), asc(slots.slotId))
}

/** Slots by the ids of their rows. */
export const slotsById = (db: Db, ids: readonly number[]): Promise<SlotRow[]> =>
  db
    .select()
    .from(slots)
    .where(inArray(slots.id, [...ids]))

/** Where and when a slot is; of a doctor who has seats of their own, or of nobody. */
export interface SlotPlace {
  readonly orgCode: string
  readonly kind: SlotFamily
  readonly date: string
  readonly slotId: number
  readonly doctorId?: string | undefined
}

/** One slot by its place, or null. */
export async function slotAt(db: Db, place: SlotPlace): Promise<SlotRow | null> {
  const [row] = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.orgCode, place.orgCode),
        eq(slots.kind, place.kind),
        eq(slots.date, place.date),
        eq(slots.slotId, place.slotId),
        eq(slots.doctorId, place.doctorId ?? '')
      )
    )
  return row ?? null
}
