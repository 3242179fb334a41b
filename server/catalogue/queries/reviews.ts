import { and, count, desc, eq, ne, sql, sum } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { rowsOf, type Db } from '../../db/client'
import { orderReviews, users, type ReviewSummary } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { ProductRow } from './read-shop'

/** The latest of those with words, and the tags that were given most often. */
const MOST = 5
const MOST_TAGS = 6

/** As whom others see a customer: first character and stars. */
export const reviewerName = (name: string, anonymous: boolean): string =>
  anonymous ? CATALOGUE_TEXTS.anonymous : maskName(name) || CATALOGUE_TEXTS.nameless

/** What customers say of a product: of its orders here, with what stands with the product from before. */
export async function reviewsOf(
  db: Db,
  { productCode, reviews: before }: Pick<ProductRow, 'productCode' | 'reviews'>
): Promise<ReviewSummary> {
  const ofProduct = eq(orderReviews.productCode, productCode)
  const [total] = await db
    .select({ count: count(), score: sum(orderReviews.score).mapWith(Number) })
    .from(orderReviews)
    .where(ofProduct)
  const old = before ?? { score: 0, count: 0, tags: [], list: [] }
  const given = total?.count ?? 0
  if (given === 0) return old
  const all = given + old.count
  return {
    score: Math.round(((Number(total?.score ?? 0) + old.score * old.count) / all) * 10) / 10,
    count: all,
    tags: await tagsOf(db, productCode, old.tags),
    list: [...(await latest(db, productCode)), ...old.list].slice(0, MOST)
  }
}

async function latest(db: Db, productCode: string): Promise<ReviewSummary['list']> {
  const rows = await db
    .select({ review: orderReviews, name: users.name })
    .from(orderReviews)
    .innerJoin(users, eq(users.id, orderReviews.userId))
    .where(and(eq(orderReviews.productCode, productCode), ne(orderReviews.text, '')))
    .orderBy(desc(orderReviews.at), orderReviews.orderNum)
    .limit(MOST)
  return rows.map(({ review: { score, text, at, anonymous }, name }) => ({
    user: reviewerName(name, anonymous),
    ...{ score, text },
    date: dateOf(at.getTime())
  }))
}

async function tagsOf(
  db: Db,
  productCode: string,
  before: ReviewSummary['tags']
): Promise<ReviewSummary['tags']> {
  const rows = await rowsOf<ReviewSummary['tags'][number]>(
    db,
    sql`
    select tag as name, count(*)::int as count
    from order_reviews, jsonb_array_elements_text(tags) as tag
    where product_code = ${productCode} group by tag`
  )
  const counts = new Map(before.map(({ name, count: times }) => [name, times]))
  for (const { name, count: times } of rows) counts.set(name, (counts.get(name) ?? 0) + times)
  return [...counts]
    .map(([name, times]) => ({ name, count: times }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_TAGS)
}
