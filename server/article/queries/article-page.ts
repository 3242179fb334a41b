import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import type { Db } from '../../db/client'
import { news } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { cardsOf, type ProductCard } from '../../catalogue/queries/product-cards'
import type { CheckItemRow } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { ARTICLE_TEXTS } from '../texts'
import { marksOf, usefulCount, type Marks } from './marks'
import { shownAt, type ArticleRow } from './shown'

const MOST_NEXT = 3

export interface WholeArticle {
  readonly row: ArticleRow
  /** The day of its next review has passed. */
  readonly reviewDue: boolean
  readonly usefulCount: number
  readonly items: readonly CheckItemRow[]
  readonly products: readonly ProductCard[]
  readonly next: readonly ArticleRow[]
  readonly mine: Marks | null
}

/** An article that is published, also one that was taken down since. Refuses with 404 when there is none. */
export async function publishedArticle(db: Db, id: number, now: Date): Promise<ArticleRow> {
  const today = dateOf(now.getTime())
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), lte(news.publishDate, today)))
  if (!row) throw new Refusal(ErrorCode.notFound, ARTICLE_TEXTS.missing)
  return row
}

/** An article with all that its page shows. */
export async function wholeArticle(
  db: Db,
  id: number,
  userId: string | null,
  now: Date
): Promise<WholeArticle> {
  const row = await publishedArticle(db, id, now)
  const shop = await shopNow(db)
  const next = await nextOf(db, row, now)
  if (row.downAt !== null)
    return { row, next, reviewDue: false, usefulCount: 0, items: [], products: [], mine: null }
  const added = new Set(
    [...shop.addonLinks.values()].flatMap((links) => links.map(({ itemCode }) => itemCode))
  )
  const products = row.productCodes.flatMap((code) => shop.products.get(code) ?? [])
  return {
    row,
    reviewDue: row.nextReviewOn !== null && row.nextReviewOn < dateOf(now.getTime()),
    usefulCount: await usefulCount(db, id),
    items: row.itemCodes.filter((code) => added.has(code)).flatMap((code) => shop.items.get(code) ?? []),
    products: await cardsOf(
      db,
      products.filter(({ onShelf }) => onShelf),
      now
    ),
    next,
    mine: userId === null ? null : await marksOf(db, userId, id)
  }
}

/** Of the same topic first, with a film beside one with a film; then the newest. */
const nextOf = (db: Db, { id, category, film }: ArticleRow, now: Date): Promise<ArticleRow[]> =>
  db
    .select()
    .from(news)
    .where(and(shownAt(now), ne(news.id, id)))
    .orderBy(
      ...(film === null ? [] : [desc(sql`${news.film} is not null`)]),
      desc(sql`${news.category} = ${category}`),
      desc(news.publishDate),
      news.id
    )
    .limit(MOST_NEXT)
