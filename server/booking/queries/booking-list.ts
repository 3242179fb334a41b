import { asc, eq } from 'drizzle-orm'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { distanceKm, floorKm, type Point } from '@/domain/booking/distance'
import { addDays, dateOf } from '@/domain/date'
import { baseItemCount } from '@/domain/quote/item-count'
import type { Db } from '../../db/client'
import { branches, cities, productBranches } from '../../db/schema'
import { familyOf } from '../../stock/family'
import { pricingContextOf } from '../../pricing/queries/pricing-context'
import { offerFor, type Offer } from '../../catalogue/offers'
import { branchRatings, NO_RATING, type Rating } from '../../catalogue/queries/ratings'
import type { BranchRow, ProductRow } from '../../catalogue/queries/read-shop'
import { baseItemCodes, branchesTaking, leadDaysOf, soldProduct } from '../../catalogue/queries/sold-product'
import { takesNoneOfFamily } from './family-fit'
import { dayStock, type DayStock } from '../../stock/queries/stock'

/** Branches of a city on some days. */
export interface BookingRequest {
  readonly productCode: string
  readonly cityCode: string
  readonly startDate: string | undefined
  /** How many. */
  readonly days: number
  /** Where the caller is; null unknown. */
  readonly position: Point | null
}

/** A branch on a day. */
export interface BranchDay {
  readonly branch: BranchRow
  readonly stock: DayStock
  /** From where the caller is, two decimals down; null unknown. */
  readonly km: number | null
  readonly rating: Rating
  readonly priceFen: number
  readonly marketFen: number
}

/** What is booked, as it is sold now. */
export interface BookedProduct {
  readonly product: ProductRow
  readonly offer: Offer
  readonly itemCount: number
  /** The user has people of their own and the product takes none of them on these days. */
  readonly familyUnfit: boolean
}

export interface BookingList {
  readonly cities: Awaited<ReturnType<typeof cityViews>>
  readonly days: readonly { readonly date: string; readonly branches: readonly BranchDay[] }[]
  readonly product: BookedProduct
}

/** Cities with a branch that takes the product, and the city asked for where the shop has it. */
export async function cityViews(db: Db, productCode: string, cityCode: string, cityName: string | undefined) {
  const rows = await db
    .selectDistinct({ cityCode: cities.cityCode, cityName: cities.cityName, initial: cities.initial })
    .from(productBranches)
    .innerJoin(branches, eq(branches.orgCode, productBranches.orgCode))
    .innerJoin(cities, eq(cities.cityCode, branches.cityCode))
    .where(eq(productBranches.productCode, productCode))
    .orderBy(asc(cities.initial), asc(cities.cityCode))
  const views = rows.map((row) => ({
    cityCode: row.cityCode,
    cityName: row.cityName,
    isLocation: row.cityCode === cityCode ? 1 : 0
  }))
  return cityName === undefined || views.some((view) => view.isLocation === 1)
    ? views
    : [...views, { cityCode, cityName, isLocation: 1 }]
}

/** Days on which it may be at all, and branches that may not be; null where there is no bound. */
interface Bounds {
  readonly from: string | null
  readonly to: string | null
  readonly takes?: (orgCode: string) => boolean
}

const ANY_DAY: Bounds = { from: null, to: null }

const nearestFirst = (a: BranchDay, b: BranchDay): number =>
  (a.km ?? 0) - (b.km ?? 0) || (a.branch.orgCode < b.branch.orgCode ? -1 : 1)

/**
 * The booking list (§7 /pdb/booking/v2): each day from `startDate`, each with the branches of the city that take
 * the product and open that day, nearest first. Distances (km, two decimals down) only when the caller sent a position.
 * A city that the shop does not have (any more) is one without a branch. Refuses: 404 unknown product, 27005 off the shelf.
 */
export async function bookingList(
  db: Db,
  { productCode, cityCode, startDate, days: dayCount, position }: BookingRequest,
  userId: string | null,
  now: Date,
  { from: notBefore, to: notAfter, takes = () => true }: Bounds = ANY_DAY
): Promise<BookingList> {
  const { shop, offers } = await pricingContextOf(db, { userId, productCode, now })
  const product = soldProduct(shop, productCode)
  const cityName = shop.cityNames.get(cityCode)
  const offer = offerFor(offers, product.salePriceFen)
  const { priceFen } = offer
  const today = dateOf(now.getTime())
  const start = [today, startDate ?? '', notBefore ?? ''].toSorted().at(-1) ?? today
  const days = Array.from({ length: dayCount }, (_, offset) => addDays(start, offset))
  const places = branchesTaking(shop, product.productCode, cityCode).filter(({ orgCode }) => takes(orgCode))
  const branchOfCode = new Map(places.map((branch) => [branch.orgCode, branch]))
  const place = {
    orgCodes: [...branchOfCode.keys()],
    kind: familyOf(product),
    from: start,
    to: days[days.length - 1] ?? start
  }
  const first = addDays(today, leadDaysOf(shop, product.productCode))
  const stocks = (await dayStock(db, place, now)).filter(
    ({ date }) => date >= first && isInBookingWindow(date, today) && (notAfter === null || date <= notAfter)
  )
  const ratings = await branchRatings(db, places, now)
  const branchesOn = (date: string): BranchDay[] =>
    stocks
      .flatMap((stock) => {
        const branch = stock.date === date ? branchOfCode.get(stock.orgCode) : undefined
        if (!branch) return []
        const km = position && floorKm(distanceKm(position, { latitude: branch.lat, longitude: branch.lon }))
        const rating = ratings.get(branch.orgCode) ?? NO_RATING
        return [{ branch, stock, km, rating, priceFen, marketFen: product.marketPriceFen }]
      })
      .sort(nearestFirst)
  return {
    cities: await cityViews(db, product.productCode, cityCode, cityName),
    days: days.map((date) => ({ date, branches: branchesOn(date) })),
    product: {
      ...{ product, offer },
      itemCount: baseItemCount(baseItemCodes(shop, product.productCode)),
      familyUnfit: await takesNoneOfFamily(db, userId, product, days)
    }
  }
}
