import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { BranchBrief, HospitalDetail } from '@/contract/product/dto'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { sortBranches } from '@/domain/booking/branch-sort'
import { distanceKm, floorKm, type Point } from '@/domain/booking/distance'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { branches, orders, orderVisits, productBranches, products, reports } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { OPEN_KINDS } from './offered'
import { cardsOf } from './product-cards'
import type { BranchRow } from './read-shop'

/** The caller's position, or null unless both degrees came. */
export const pointOf = (place: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Point | null =>
  place.latitude === undefined || place.longitude === undefined
    ? null
    : { latitude: place.latitude, longitude: place.longitude }

/** A branch as lists show it; the distance is in km, floored to two decimals (§5). */
const briefOf = (branch: BranchRow, from: Point | null): BranchBrief => ({
  hospitalId: branch.orgCode,
  orgCode: branch.orgCode,
  hospitalName: branch.name,
  hospitalAddress: branch.address,
  areaName: branch.areaName,
  cityCode: branch.cityCode,
  lat: branch.lat,
  lon: branch.lon,
  hospitalDistance: from && floorKm(distanceKm(from, { latitude: branch.lat, longitude: branch.lon })),
  tags: branch.tags,
  thirdOrg: branch.thirdOrg ? 1 : 0
})

/** Briefs, nearest first; without a position in the given order. */
export const briefsOf = (rows: readonly BranchRow[], from: Point | null): BranchBrief[] =>
  sortBranches(
    rows.map((row) => {
      const brief = briefOf(row, from)
      return { brief, distanceKm: brief.hospitalDistance, remaining: 0, hasBreakfast: row.hasBreakfast }
    }),
    'nearest'
  ).map(({ brief }) => brief)

/** Branches that serve a kind which can be bought. */
export const servesOpenKind: SQL = sql`exists (select 1 from jsonb_array_elements_text(${branches.kinds}) as kind
  where kind in (${sql.join(
    OPEN_KINDS.map((kind) => sql`${kind}`),
    sql`, `
  )}))`

const takes = (productCode: string): SQL =>
  sql`exists (select 1 from ${productBranches}
    where ${productBranches.orgCode} = ${branches.orgCode} and ${productBranches.productCode} = ${productCode})`

/** What the list of branches is narrowed by: a product decides by itself, else any kind that is open. */
const narrowed = ({ cityCode, productCode }: ParsedInput<'hospital.list'>) =>
  and(
    cityCode === undefined ? undefined : eq(branches.cityCode, cityCode),
    productCode === undefined ? servesOpenKind : takes(productCode)
  )

/** Branches of a city or of all, nearest first. */
export async function listBranches(db: Db, input: ParsedInput<'hospital.list'>): Promise<BranchBrief[]> {
  const rows = await db.select().from(branches).where(narrowed(input)).orderBy(asc(branches.orgCode))
  return briefsOf(rows, pointOf(input))
}

/** Branches where the user's people were examined before, the latest visit first; none for a guest. */
export async function recentBranches(
  db: Db,
  userId: string | null,
  input: ParsedInput<'hospital.recent'>
): Promise<BranchBrief[]> {
  if (userId === null) return []
  const visits = await db
    .select({ orgCode: orderVisits.orgCode, date: orderVisits.date })
    .from(orders)
    .innerJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        isNotNull(orderVisits.orgCode),
        eq(orderVisits.state, 'visited')
      )
    )
  const reported = await db
    .select({ orgCode: reports.hospitalId, date: reports.date })
    .from(reports)
    .where(eq(reports.userId, userId))
  const latestFirst = [...visits, ...reported].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const codes = [...new Set(latestFirst.flatMap(({ orgCode }) => (orgCode === null ? [] : [orgCode])))]
  if (codes.length === 0) return []
  const rows = await db
    .select()
    .from(branches)
    .where(and(inArray(branches.orgCode, codes), narrowed(input)))
  const from = pointOf(input)
  return rows
    .sort((a, b) => codes.indexOf(a.orgCode) - codes.indexOf(b.orgCode))
    .map((row) => briefOf(row, from))
}

/** A branch with what it sells. Refuses with 404 when there is none. */
export async function hospitalDetail(
  db: Db,
  now: Date,
  input: ParsedInput<'hospital.detail'>
): Promise<HospitalDetail> {
  const [branch] = await db.select().from(branches).where(eq(branches.orgCode, input.id))
  if (!branch) throw new Refusal(ErrorCode.notFound, CATALOGUE_TEXTS.branchMissing)
  const sold = await db
    .select({ product: products })
    .from(productBranches)
    .innerJoin(products, eq(products.productCode, productBranches.productCode))
    .where(
      and(
        eq(productBranches.orgCode, branch.orgCode),
        eq(products.onShelf, true),
        inArray(products.kind, [...OPEN_KINDS])
      )
    )
    .orderBy(desc(products.sellCount), asc(products.productCode))
  return {
    ...briefOf(branch, pointOf(input)),
    tel: branch.tel,
    openHours: branch.openHours,
    transit: branch.transit,
    intro: branch.intro,
    closedWeekdays: branch.closedWeekdays,
    hasBreakfast: branch.hasBreakfast,
    facilities: branch.facilities,
    imgUrl: branch.image,
    products: await cardsOf(
      db,
      sold.map(({ product }) => product),
      now
    )
  }
}
