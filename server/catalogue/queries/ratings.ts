import { count, inArray, sql, sum } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client'
import { orderReviews, type ReviewSummary } from '../../db/schema'
import { KeptFor } from '../../kept-for'
import type { BranchRow, ProductRow } from './read-shop'

/** What people say, in a number: of five, of so many; 0 of none. */
export interface Rating {
  readonly score: number
  readonly count: number
}

export const NO_RATING: Rating = { score: 0, count: 0 }

interface Given {
  readonly sum: number
  readonly count: number
}

const NONE: Given = { sum: 0, count: 0 }

/** Reviews of orders here and those from before as one. */
export function ratingOf(before: Pick<ReviewSummary, 'score' | 'count'> | null, given: Given = NONE): Rating {
  const old = before ?? { score: 0, count: 0 }
  const all = old.count + given.count
  if (all === 0) return NO_RATING
  return { score: Math.round(((given.sum + old.score * old.count) / all) * 10) / 10, count: all }
}

/** The ratings of products, by code. */
export async function productRatings(
  db: Db,
  products: readonly Pick<ProductRow, 'productCode' | 'reviews'>[]
): Promise<ReadonlyMap<string, Rating>> {
  const codes = products.map(({ productCode }) => productCode)
  const rows = await db
    .select({
      code: orderReviews.productCode,
      count: count(),
      sum: sum(orderReviews.score).mapWith(Number)
    })
    .from(orderReviews)
    .where(inArray(orderReviews.productCode, codes))
    .groupBy(orderReviews.productCode)
  const given = new Map(rows.map(({ code, ...one }) => [code, one]))
  return new Map(
    products.map(({ productCode, reviews }) => [productCode, ratingOf(reviews, given.get(productCode))])
  )
}

/** A rating changes slowly, and every list of branches asks for it. */
const KEPT_MS = 30_000
const kept = new KeptFor<ReadonlyMap<string, Given>>(KEPT_MS, 1)

/** Reviews of orders that were fulfilled at branches, by code; of an order with several visits each of its branches counts once. */
async function givenAtBranches(db: Db): Promise<ReadonlyMap<string, Given>> {
  const rows = await rowsOf<Given & { code: string }>(
    db,
    sql`select org_code as code, count(*)::int as count, sum(score)::int as sum from (
          select distinct said.order_num, visit.org_code, said.score
          from order_reviews said join order_visits visit on visit.order_num = said.order_num
          where visit.state = 'visited') as visited
        group by org_code`
  )
  return new Map(rows.map(({ code, ...one }) => [code, one]))
}

/** The ratings of branches, by code; new reviews count within half a minute. */
export async function branchRatings(
  db: Db,
  branches: readonly Pick<BranchRow, 'orgCode' | 'reviews'>[],
  now: Date
): Promise<ReadonlyMap<string, Rating>> {
  const given = await kept.of(db, 'branches', now, () => givenAtBranches(db))
  return new Map(branches.map(({ orgCode, reviews }) => [orgCode, ratingOf(reviews, given.get(orgCode))]))
}
