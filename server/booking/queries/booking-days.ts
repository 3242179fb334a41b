import { isInBookingWindow, lastBookableDate } from '@/domain/booking/calendar/month-grid'
import { dayStatus } from '@/domain/booking/calendar/day-state'
import { DEFAULT_TIMESPAN_ID } from '@/domain/booking/slot/choose-slot'
import { addDays, dateOf, daysBetween } from '@/domain/date'
import { BOOKING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { familyOf } from '../../stock/family'
import { pricingContextOf } from '../../pricing/queries/pricing-context'
import { offerFor, type OpenOffer } from '../../catalogue/offers'
import type { ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import {
  branchesTaking,
  branchOf,
  leadDaysOf,
  soldProduct,
  takesProduct
} from '../../catalogue/queries/sold-product'
import { dayStock, isTakeable, slotsOf, type SlotRow } from '../../stock/queries/stock'

/** A day on which a product can be had, or not: full, not open, or with its price and seats. */
export interface Day {
  readonly date: string
  readonly status: number
  readonly free: boolean
  readonly priceFen: number
  readonly remaining: number
}

/** Every day from `from` to the end of the window: full, not open, or bookable with its price and seats. */
async function daysOf(
  db: Db,
  { shop, product, offers }: { shop: Shop; product: ProductRow; offers: readonly OpenOffer[] },
  orgCodes: readonly string[],
  from: string,
  now: Date
): Promise<Day[]> {
  const to = lastBookableDate(dateOf(now.getTime()))
  const stocks = await dayStock(db, { orgCodes, kind: familyOf(product), from, to }, now)
  const seats = new Map<string, { open: boolean; remaining: number }>()
  const first = addDays(dateOf(now.getTime()), leadDaysOf(shop, product.productCode))
  for (const { date, open, remaining } of stocks) {
    if (date < first) continue
    const known = seats.get(date) ?? { open: false, remaining: 0 }
    seats.set(date, { open: known.open || open, remaining: known.remaining + remaining })
  }
  const { priceFen } = offerFor(offers, product.salePriceFen)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => {
    const date = addDays(from, offset)
    const day = seats.get(date) ?? { open: false, remaining: 0 }
    return { date, status: dayStatus(day), free: day.remaining > 0, priceFen, remaining: day.remaining }
  })
}

/** 'More dates' (§7 /pdb/calendar, mode all): the days of a city, of the branches that take it. Refuses: 404, 27005. */
export async function cityCalendar(
  db: Db,
  { cityCode, productCode }: { readonly cityCode: string; readonly productCode: string },
  userId: string | null,
  now: Date,
  takes: (orgCode: string) => boolean = () => true
): Promise<Day[]> {
  const { shop, offers } = await pricingContextOf(db, { userId, productCode, now })
  const product = soldProduct(shop, productCode)
  const branches = branchesTaking(shop, product.productCode, cityCode)
  const codes = branches.map(({ orgCode }) => orgCode).filter(takes)
  return daysOf(db, { shop, product, offers }, codes, dateOf(now.getTime()), now)
}

/** A branch, as far as it was named, and from which day on. */
export interface BranchDays {
  readonly orgCode: string | undefined
  readonly productCode: string
  readonly startDate: string | undefined
}

/** Dates of one branch (§7 /pdb/other/calendar, mode single); none when it does not take the product. Refuses: 404, 27005. */
export async function clinicCalendar(
  db: Db,
  input: BranchDays,
  userId: string | null,
  now: Date
): Promise<Day[]> {
  const { shop, offers } = await pricingContextOf(db, { userId, productCode: input.productCode, now })
  const product = soldProduct(shop, input.productCode)
  const orgCode = named(input.orgCode, 'orgCode')
  branchOf(shop, orgCode)
  if (!takesProduct(shop, orgCode, product.productCode)) return []
  const today = dateOf(now.getTime())
  const from = input.startDate !== undefined && input.startDate > today ? input.startDate : today
  return daysOf(db, { shop, product, offers }, [orgCode], from, now)
}

/** What has to be named. @throws Refusal 20001 when it is not */
function named(value: string | undefined, field: 'orgCode' | 'date'): string {
  if (value === undefined) {
    throw badInput(field === 'date' ? BOOKING_TEXTS.dateMissing : BOOKING_TEXTS.branchMissing, { field })
  }
  return value
}

/** A branch and a day, as far as they were named, and which of their times. */
export interface TimesRequest {
  readonly orgCode: string | undefined
  readonly date: string | undefined
  readonly productCode: string
  /** 1 morning, 2 afternoon; others all. */
  readonly ampm: number | undefined
  /** Whose times, where a doctor has some of their own; ''. */
  readonly doctorId: string
}

/**
 * The time spans of a branch and day (§7 /pdb/v2/timespans); begun and stopped ones are left out. A branch that publishes
 * none answers an empty list: the client then uses the default span. Refuses: 404, 27005.
 */
export async function timeSpans(db: Db, input: TimesRequest, now: Date): Promise<SlotRow[]> {
  const orgCode = named(input.orgCode, 'orgCode')
  const date = named(input.date, 'date')
  const shop = await shopNow(db)
  const product = soldProduct(shop, input.productCode)
  branchOf(shop, orgCode)
  const offered = takesProduct(shop, orgCode, product.productCode)
  if (!offered || !isInBookingWindow(date, dateOf(now.getTime()))) return []
  const rows = await slotsOf(db, {
    orgCodes: [orgCode],
    kind: familyOf(product),
    from: date,
    to: date,
    doctorId: input.doctorId
  })
  return rows
    .filter((slot) => slot.slotId !== DEFAULT_TIMESPAN_ID && isTakeable(slot, now))
    .filter((slot) => !input.ampm || slot.ampm === input.ampm)
}
