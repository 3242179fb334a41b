import { distanceKm } from '@/domain/booking/distance'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { addDays, dateOf } from '@/domain/date'
import type { Db } from '../../db/client'
import { familyOf } from '../../stock/family'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { branchesTaking, branchOf, leadDaysOf } from '../../catalogue/queries/sold-product'
import { slotsKeptTooLong } from '../../stock/queries/kept-too-long'
import type { HoldOwner } from '../../stock/queries/own-hold'
import { isTakeable, slotsOf, type SlotRow } from '../../stock/queries/stock'

const MAX_ALTERNATIVES = 3
/** Days after the wanted one that are looked at: a closed day or two lie between. */
const NEXT_DAYS = 7

export interface RequestedSlot {
  product: Pick<ProductRow, 'productCode' | 'kind' | 'category'>
  orgCode: string
  date: string
  slotId: number
  timespan: string
  /** Whose time it is; without one that of nobody. Who chose a doctor is offered other times of that doctor. */
  doctorId?: string
  seats: number
}

/** A slot that can be taken instead. */
export interface OtherSlot extends SlotRow {
  readonly branchName: string
}

const minutes = (timespan: string): number => Number(timespan.slice(0, 2)) * 60 + Number(timespan.slice(3, 5))

/** The first slot of each branch or day, in the order given. */
function firstOfEach(rows: readonly SlotRow[], key: (row: SlotRow) => string): SlotRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(key(row)) && seen.add(key(row)))
}

/**
 * Up to three places to go instead (27002, 27201): one other time that day, one other branch that day, one next day, and
 * when one of these has nothing, more of the others. Nearest first, and each can be held by its owner: on a day that the package's
 * items allow, not a slot that the owner has kept for too long.
 */
export async function slotAlternatives(
  db: Db,
  shop: Shop,
  owner: HoldOwner,
  wanted: RequestedSlot,
  now: Date
): Promise<OtherSlot[]> {
  const { product, date, seats } = wanted
  const home = branchOf(shop, wanted.orgCode)
  const branches = branchesTaking(shop, product.productCode, home.cityCode)
  const byCode = new Map(branches.map((branch) => [branch.orgCode, branch]))
  const kind = familyOf(product)
  const last = addDays(date, NEXT_DAYS)
  const others = [...byCode.keys()].filter((orgCode) => orgCode !== home.orgCode)
  // Other branches count on the wanted day alone, and a rush asks this of every one who comes too late.
  const { doctorId = '' } = wanted
  const rows = [
    ...(await slotsOf(db, { orgCodes: [home.orgCode], kind, from: date, to: last, doctorId })),
    ...(doctorId === '' ? await slotsOf(db, { orgCodes: others, kind, from: date, to: date }) : [])
  ]
  const today = dateOf(now.getTime())
  const first = addDays(today, leadDaysOf(shop, product.productCode))
  const kept = await slotsKeptTooLong(db, owner, now)
  const free = rows.filter(
    (slot) =>
      slot.remaining >= seats &&
      slot.date >= first &&
      isInBookingWindow(slot.date, today) &&
      isTakeable(slot, now) &&
      !kept.has(slot.id)
  )
  const apart = (slot: SlotRow) => Math.abs(minutes(slot.timespan) - minutes(wanted.timespan))
  const km = (slot: SlotRow) => kmBetween(home, byCode.get(slot.orgCode) ?? home)
  const byTime = (a: SlotRow, b: SlotRow) => apart(a) - apart(b) || a.slotId - b.slotId

  const here = free.filter((slot) => slot.orgCode === home.orgCode)
  const otherTimes = here.filter((slot) => slot.date === date && slot.slotId !== wanted.slotId).sort(byTime)
  const elsewhere = free
    .filter((slot) => slot.date === date && slot.orgCode !== home.orgCode)
    .sort((a, b) => km(a) - km(b) || byTime(a, b))
  const later = here
    .filter((slot) => slot.date > date)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : byTime(a, b)))

  const lists = [
    otherTimes,
    firstOfEach(elsewhere, (slot) => slot.orgCode),
    firstOfEach(later, (slot) => slot.date)
  ]
  const chosen = lists.flatMap((list) => list.slice(0, 1))
  const spare = lists.flatMap((list) => list.slice(1))
  return [...chosen, ...spare].slice(0, MAX_ALTERNATIVES).map((slot) => ({
    ...slot,
    branchName: byCode.get(slot.orgCode)?.name ?? ''
  }))
}

const kmBetween = (a: BranchRow, b: BranchRow): number =>
  distanceKm({ latitude: a.lat, longitude: a.lon }, { latitude: b.lat, longitude: b.lon })
