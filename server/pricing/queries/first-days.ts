import { distanceKm, floorKm, type Point } from '@/domain/booking/distance'
import { addDays, dateOf } from '@/domain/date'
import type { SlotFamily } from '@/domain/kinds'
import { seatFamilyOf } from '@/domain/kinds/traits'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { branchesTaking, leadDaysOf } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { KeptFor } from '../../kept-for'
import { familiesOf } from '../../stock/family'
import { doctorDays, type DoctorDay } from '../../stock/queries/doctor-days'
import { dayStock, type DayStock } from '../../stock/queries/stock'

/** Days that are looked at. */
const FORTNIGHT = 14
/** A list asks for all its products at once, and many look at the same list. */
const KEPT_MS = 5_000
const CITIES = 200

/** The free days of a city's branches in one family of seats, the earliest first. */
export interface CitySeats {
  readonly days: readonly DayStock[]
  readonly doctors: readonly DoctorDay[]
}

const kept = new KeptFor<CitySeats>(KEPT_MS, CITIES)

async function readSeats(
  db: Db,
  orgCodes: readonly string[],
  kind: SlotFamily,
  now: Date
): Promise<CitySeats> {
  const from = dateOf(now.getTime())
  const to = addDays(from, FORTNIGHT - 1)
  const days = await dayStock(db, { orgCodes, kind, from, to }, now)
  return {
    days: days.filter(({ open, remaining }) => open && remaining > 0),
    doctors: await doctorDays(db, { orgCodes, kind, to }, now)
  }
}

/** As it was at most a few seconds ago. */
export function citySeats(
  db: Db,
  { branches }: Shop,
  cityCode: string,
  kind: SlotFamily,
  now: Date
): Promise<CitySeats> {
  const orgCodes = [...branches.values()]
    .filter((branch) => branch.cityCode === cityCode && familiesOf(branch.kinds).includes(kind))
    .map(({ orgCode }) => orgCode)
  return kept.of(db, `${kind} ${orgCodes.join(' ')}`, now, () => readSeats(db, orgCodes, kind, now))
}

/** Where and when a product can be had first. */
export interface FirstDay {
  readonly date: string
  readonly time: string
  readonly branch: BranchRow
  readonly km: number | null
  /** Whoever is free first there on that day; '' where nobody is named. */
  readonly doctor: string
}

interface Asked {
  readonly productCodes: readonly string[]
  readonly cityCode: string
  readonly from: Point | null
}

/** The first days of products in a city; without an entry: needs no visit, is not sold, or nothing is free within a fortnight. */
export async function firstDays(
  db: Db,
  { productCodes, cityCode, from }: Asked,
  now: Date
): Promise<ReadonlyMap<string, FirstDay>> {
  const shop = await shopNow(db)
  const found = new Map<string, FirstDay>()
  for (const code of productCodes) {
    const product = shop.products.get(code)
    const family = product?.onShelf === true ? seatFamilyOf(product) : null
    if (!product || family === null) continue
    const seats = await citySeats(db, shop, cityCode, family, now)
    const first = firstOf(seats, shop, product, { cityCode, from }, now)
    if (first) found.set(code, first)
  }
  return found
}

function firstOf(
  { days, doctors }: CitySeats,
  shop: Shop,
  product: ProductRow,
  { cityCode, from }: Pick<Asked, 'cityCode' | 'from'>,
  now: Date
): FirstDay | null {
  const { productCode, persons } = product
  const branches = new Map(branchesTaking(shop, productCode, cityCode).map((one) => [one.orgCode, one]))
  const notBefore = addDays(dateOf(now.getTime()), leadDaysOf(shop, productCode))
  const free = days.filter(
    ({ date, orgCode, remaining }) => date >= notBefore && remaining >= persons && branches.has(orgCode)
  )
  const places = free
    .filter(({ date }) => date === free[0]?.date)
    .flatMap(({ orgCode, date, firstTime: time }) => {
      const branch = branches.get(orgCode)
      return branch ? [{ date, time, branch, km: kmTo(branch, from) }] : []
    })
    .sort((a, b) => (a.km ?? 0) - (b.km ?? 0) || (a.branch.orgCode < b.branch.orgCode ? -1 : 1))
  const [first] = places
  if (!first) return null
  const { date, branch } = first
  const doctor = doctors.find((one) => one.orgCode === branch.orgCode && one.date === date)
  return { ...first, doctor: doctor?.name ?? '' }
}

const kmTo = ({ lat: latitude, lon: longitude }: BranchRow, from: Point | null): number | null =>
  from && floorKm(distanceKm(from, { latitude, longitude }))
