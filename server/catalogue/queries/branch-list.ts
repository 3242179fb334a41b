import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { sortBranches } from '@/domain/booking/branch-sort'
import { distanceKm, floorKm, type Point } from '@/domain/booking/distance'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import {
  branches,
  orders,
  orderVisits,
  productBranches,
  products,
  reports,
  type ReviewSummary
} from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { OPEN_KINDS } from './offered'
import { cardsOf, type ProductCard } from './product-cards'
import { branchRatings, NO_RATING, type Rating } from './ratings'
import type { BranchRow } from './read-shop'
import { branchReviewsOf } from './reviews'

/** Which branches somebody looks for; `from` is where the caller stands, null unknown. */
export interface BranchesAsked {
  readonly cityCode: string | undefined
  readonly productCode: string | undefined
  readonly from: Point | null
}

/** A branch, and how far it is from the caller in km, floored to two decimals (§5); null without a position. */
export interface BranchAt {
  readonly branch: BranchRow
  readonly km: number | null
  readonly rating: Rating
}

/** A branch with what it sells, and what is said of it. */
export interface BranchDetail extends BranchAt {
  readonly cards: readonly ProductCard[]
  readonly reviews: ReviewSummary
}

/** Branches in the given order, each with its distance and its rating. */
async function branchesAt(
  db: Db,
  rows: readonly BranchRow[],
  from: Point | null,
  now: Date
): Promise<BranchAt[]> {
  const ratings = await branchRatings(db, rows, now)
  return rows.map((branch) => ({
    branch,
    km: from && floorKm(distanceKm(from, { latitude: branch.lat, longitude: branch.lon })),
    rating: ratings.get(branch.orgCode) ?? NO_RATING
  }))
}

/** Nearest first; without a position in the given order. */
export const nearestFirst = async (
  db: Db,
  rows: readonly BranchRow[],
  from: Point | null,
  now: Date
): Promise<BranchAt[]> =>
  sortBranches(
    (await branchesAt(db, rows, from, now)).map((at) => ({
      ...{ at, distanceKm: at.km, remaining: 0, hasBreakfast: at.branch.hasBreakfast }
    })),
    'nearest'
  ).map(({ at }) => at)

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
const narrowed = ({ cityCode, productCode }: BranchesAsked) =>
  and(
    cityCode === undefined ? undefined : eq(branches.cityCode, cityCode),
    productCode === undefined ? servesOpenKind : takes(productCode)
  )

/** Branches of a city or of all, nearest first. */
export async function listBranches(db: Db, asked: BranchesAsked, now: Date): Promise<BranchAt[]> {
  const rows = await db.select().from(branches).where(narrowed(asked)).orderBy(asc(branches.orgCode))
  return nearestFirst(db, rows, asked.from, now)
}

/** Branches where the user's people were examined before, the latest visit first; none for a guest. */
export async function recentBranches(
  db: Db,
  userId: string | null,
  asked: BranchesAsked,
  now: Date
): Promise<BranchAt[]> {
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
    .where(and(inArray(branches.orgCode, codes), narrowed(asked)))
  rows.sort((a, b) => codes.indexOf(a.orgCode) - codes.indexOf(b.orgCode))
  return branchesAt(db, rows, asked.from, now)
}

/** A branch with what it sells. Refuses with 404 when there is none. */
export async function branchDetail(
  db: Db,
  now: Date,
  orgCode: string,
  from: Point | null
): Promise<BranchDetail> {
  const [branch] = await db.select().from(branches).where(eq(branches.orgCode, orgCode))
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
  const rows = sold.map(({ product }) => product)
  const [at] = await branchesAt(db, [branch], from, now)
  if (!at) throw new Error(`no place of ${orgCode}`)
  return { ...at, cards: await cardsOf(db, rows, now), reviews: await branchReviewsOf(db, branch) }
}
