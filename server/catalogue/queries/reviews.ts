import { and, count, desc, eq, exists, ne, sql, sum, type SQL } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { rowsOf, type Db } from '../../db/client'
import { orderReviews, orderVisits, users, type ReviewSummary } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import { ratingOf } from './ratings'
import type { BranchRow, ProductRow } from './read-shop'

/** The latest of those with words, and the tags that were given most often. */
const MOST = 5
const MOST_TAGS = 6
/** Up to so many stars somebody was not content. */
const LOW_SCORE = 3

/** As whom others see a customer: first character and stars. */
export const reviewerName = (name: string, anonymous: boolean): string =>
  anonymous ? CATALOGUE_TEXTS.anonymous : maskName(name) || CATALOGUE_TEXTS.nameless

/** What customers say of a product: of its orders here, with what stands with the product from before. */
export const reviewsOf = (
  db: Db,
  { productCode, reviews: before }: Pick<ProductRow, 'productCode' | 'reviews'>
): Promise<ReviewSummary> => summed(db, eq(orderReviews.productCode, productCode), before)

/** What those say who were at a branch. */
export const branchReviewsOf = (
  db: Db,
  { orgCode, reviews: before }: Pick<BranchRow, 'orgCode' | 'reviews'>
): Promise<ReviewSummary> =>
  summed(
    db,
    exists(
      db
        .select({ one: sql`1` })
        .from(orderVisits)
        .where(
          and(
            eq(orderVisits.orderNum, orderReviews.orderNum),
            eq(orderVisits.orgCode, orgCode),
            eq(orderVisits.state, 'visited')
          )
        )
    ),
    before
  )

/** Reviews of which a condition holds, and those from before. */
async function summed(db: Db, which: SQL, before: ReviewSummary | null): Promise<ReviewSummary> {
  const [total] = await db
    .select({
      count: count(),
      sum: sum(orderReviews.score).mapWith(Number),
      low: sql<number>`count(*) filter (where ${orderReviews.score} <= ${LOW_SCORE})`.mapWith(Number)
    })
    .from(orderReviews)
    .where(which)
  const old = before ?? { score: 0, count: 0, tags: [], list: [] }
  if (!total || total.count === 0) return old
  return {
    ...ratingOf(before, total),
    low: (old.low ?? 0) + total.low,
    tags: await tagsOf(db, which, old.tags),
    list: [...(await latest(db, which)), ...old.list].slice(0, MOST)
  }
}

async function latest(db: Db, which: SQL): Promise<ReviewSummary['list']> {
  const rows = await db
    .select({ review: orderReviews, name: users.name })
    .from(orderReviews)
    .innerJoin(users, eq(users.id, orderReviews.userId))
    .where(and(which, ne(orderReviews.text, '')))
    .orderBy(desc(orderReviews.at), orderReviews.orderNum)
    .limit(MOST)
  return rows.map(({ review: { score, text, at, anonymous }, name }) => ({
    user: reviewerName(name, anonymous),
    ...{ score, text },
    date: dateOf(at.getTime())
  }))
}

async function tagsOf(db: Db, which: SQL, before: ReviewSummary['tags']): Promise<ReviewSummary['tags']> {
  const rows = await rowsOf<ReviewSummary['tags'][number]>(
    db,
    sql`
    select tag as name, count(*)::int as count
    from order_reviews, jsonb_array_elements_text(order_reviews.tags) as tag
    where ${which} group by tag`
  )
  const counts = new Map(before.map(({ name, count: times }) => [name, times]))
  for (const { name, count: times } of rows) counts.set(name, (counts.get(name) ?? 0) + times)
  return [...counts]
    .map(([name, times]) => ({ name, count: times }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_TAGS)
}
