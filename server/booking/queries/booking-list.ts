import { asc, eq } from 'drizzle-orm'
import type { BookingList, Clinic } from '@/contract/booking/dto/booking'
import type { ParsedInput } from '@/contract/schemas'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { distanceKm, floorKm, type Point } from '@/domain/booking/distance'
import { addDays, dateOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { baseItemCount } from '@/domain/quote/item-count'
import type { Db } from '../../db/client'
import { branches, cities, productBranches } from '../../db/schema'
import { familyOf } from '../../stock/family'
import { pricingContextOf } from '../../pricing/queries/pricing-context'
import { offerFor, type Offer } from '../../catalogue/offers'
import { depositView } from '../../catalogue/queries/pay-terms'
import { pictureOf } from '../../catalogue/queries/picture'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { baseItemCodes, branchesTaking, leadDaysOf, soldProduct } from '../../catalogue/queries/sold-product'
import { takesNoneOfFamily } from './family-fit'
import { dayStock, type DayStock } from '../../stock/queries/stock'

interface ClinicFacts {
  branch: BranchRow
  stock: DayStock
  priceFen: number
  marketFen: number
  from: Point | null
}

function toClinic({ branch, stock, priceFen, marketFen, from }: ClinicFacts): Clinic {
  const { remaining, free, percent, level } = stock
  return {
    hospitalId: branch.orgCode,
    orgCode: branch.orgCode,
    hospitalName: branch.name,
    hospitalAddress: branch.address,
    hospitalDistance: from && floorKm(distanceKm(from, { latitude: branch.lat, longitude: branch.lon })),
    lat: branch.lat,
    lon: branch.lon,
    comboSalePrice: toYuan(priceFen),
    comboMarketPrice: toYuan(marketFen),
    percent,
    congestionDegree: level,
    level,
    free,
    remaining,
    ctflag: stock.open ? 0 : 1,
    ampm: stock.ampm,
    tags: branch.tags,
    thirdOrg: branch.thirdOrg ? 1 : 0,
    hasBreakfast: branch.hasBreakfast
  }
}

type ProductView = BookingList[number]['productView']

function productViewOf(shop: Shop, product: ProductRow, offer: Offer, familyUnfit: boolean): ProductView {
  const { url, tone } = pictureOf(product.thumbnail)
  return {
    productCode: product.productCode,
    comboId: product.comboId ?? '',
    productName: product.name,
    comboThumbnail: url,
    tone,
    productCategory: product.category,
    itemNum: baseItemCount(baseItemCodes(shop, product.productCode)),
    estimatedMinutes: product.estimatedMinutes,
    fasting: product.fasting,
    salePrice: toYuan(product.salePriceFen),
    comboMarketPrice: toYuan(product.marketPriceFen),
    seckillPrice: offer.kind === 'sale' ? null : toYuan(offer.priceFen),
    skipItemSelection: product.skipItemSelection,
    supermarketCode: product.supermarketCode ?? '',
    sexLimit: product.sexLimit,
    ageMin: product.ageMin ?? 0,
    ageMax: product.ageMax ?? NO_AGE_LIMIT,
    persons: product.persons,
    deposit: depositView(product),
    familyUnfit
  }
}

/** The oldest age on the wire where a product names none. */
const NO_AGE_LIMIT = 150

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

/** Days on which it may be at all; null where there is no bound. */
interface Bounds {
  readonly from: string | null
  readonly to: string | null
}

const ANY_DAY: Bounds = { from: null, to: null }

const nearestFirst = (a: Clinic, b: Clinic): number =>
  (a.hospitalDistance ?? 0) - (b.hospitalDistance ?? 0) || (a.orgCode < b.orgCode ? -1 : 1)

/**
 * The booking list (§7 /pdb/booking/v2): one entry a day from `startDate`, each with the branches of the city that take
 * the product and open that day, nearest first. Distances (km, two decimals down) only when the caller sent a position.
 * A city that the shop does not have (any more) is one without a branch. Refuses: 404 unknown product, 27005 off the shelf.
 */
export async function bookingList(
  db: Db,
  input: ParsedInput<'booking.list'>,
  userId: string | null,
  now: Date,
  { from: notBefore, to: notAfter }: Bounds = ANY_DAY
): Promise<BookingList> {
  const { shop, offers } = await pricingContextOf(db, { userId, productCode: input.productCode, now })
  const product = soldProduct(shop, input.productCode)
  const cityName = shop.cityNames.get(input.cityCode)
  const offer = offerFor(offers, product.salePriceFen)
  const { priceFen } = offer
  const from =
    input.latitude === undefined || input.longitude === undefined
      ? null
      : { latitude: input.latitude, longitude: input.longitude }

  const today = dateOf(now.getTime())
  const start = [today, input.startDate ?? '', notBefore ?? ''].toSorted().at(-1) ?? today
  const days = Array.from({ length: input.dayNum }, (_, offset) => addDays(start, offset))
  const places = branchesTaking(shop, product.productCode, input.cityCode)
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
  const clinicsOn = (date: string): Clinic[] =>
    stocks
      .flatMap((stock) => {
        const branch = stock.date === date ? branchOfCode.get(stock.orgCode) : undefined
        return branch ? [toClinic({ branch, stock, priceFen, marketFen: product.marketPriceFen, from })] : []
      })
      .sort(nearestFirst)
  return [
    {
      cityViewList: await cityViews(db, product.productCode, input.cityCode, cityName),
      bookingDetailList: days.map((date) => ({ bookingableDate: date, hospitalInfo: clinicsOn(date) })),
      productView: productViewOf(shop, product, offer, await takesNoneOfFamily(db, userId, product, days)),
      serverTime: now.getTime()
    }
  ]
}
