import { and, asc, eq, max, or, sql, type SQL } from 'drizzle-orm'
import { namesOf, shelvesMeant } from '@/domain/kinds/shelf-names'
import { rankByName } from '@/domain/search/rank'
import { completionsOf } from '@/domain/search/suggest'
import type { Db } from '../../db/client'
import { checkItems, productItems, products } from '../../db/schema'
import { checks, inCity, offered, onShelf } from './offered'
import { cardsOf, type ProductCard } from './product-cards'

/** A search shows this many at most. */
const SEARCH_LIMIT = 100

/** What somebody types, and in which city; everywhere without one. */
interface Search {
  readonly keyword: string
  readonly cityCode?: string | undefined
}

/** `%` and `_` of a query are plain text. */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A word is found in the name, the keywords, the tags, the name of a check item or that of a shelf. */
function mentions(word: string): SQL | undefined {
  const like = pattern(word)
  const anyOf = (list: SQL) =>
    sql`exists (select 1 from jsonb_array_elements_text(${list}) as word where word ilike ${like})`
  return or(
    sql`${products.name} ilike ${like}`,
    anyOf(sql`${products.keywords}`),
    anyOf(sql`${products.tags}`),
    checks(sql`${checkItems.name} ilike ${like}`),
    ...shelvesMeant(word).map(onShelf)
  )
}

/** Products that mention every word, those with more of them in the name first, then the better sold (§5). */
export async function searchProducts(
  db: Db,
  now: Date,
  { keyword, cityCode }: Search
): Promise<ProductCard[]> {
  const words = keyword.split(/\s+/)
  const rows = await db
    .select()
    .from(products)
    .where(and(offered, ...words.map(mentions), inCity(cityCode)))
    .orderBy(asc(products.productCode))
  return cardsOf(db, rankByName(rows, keyword).slice(0, SEARCH_LIMIT), now)
}

/** Whether a search finds anything anywhere. */
export async function findsAny(db: Db, keyword: string): Promise<boolean> {
  const found = await db
    .select({ code: products.productCode })
    .from(products)
    .where(and(offered, ...keyword.split(/\s+/).map(mentions)))
    .limit(1)
  return found.length > 0
}

/** Names, keywords, tags and check items that complete what is typed, of what is offered in the city. */
export async function suggestWords(db: Db, { keyword, cityCode }: Search): Promise<string[]> {
  const words = keyword.split(/\s+/)
  const found = await db
    .select({
      name: products.name,
      keywords: products.keywords,
      tags: products.tags,
      sellCount: products.sellCount
    })
    .from(products)
    .where(and(offered, inCity(cityCode), ...words.map(mentions)))
  const items = await db
    .select({ text: checkItems.name, sellCount: max(products.sellCount) })
    .from(checkItems)
    .innerJoin(productItems, eq(productItems.itemCode, checkItems.itemCode))
    .innerJoin(products, eq(products.productCode, productItems.productCode))
    .where(
      and(offered, inCity(cityCode), ...words.map((word) => sql`${checkItems.name} ilike ${pattern(word)}`))
    )
    .groupBy(checkItems.name)
  return completionsOf(keyword, [
    ...found.flatMap(({ name, keywords, tags, sellCount }) =>
      [name, ...keywords, ...tags].map((text) => ({ text, sellCount }))
    ),
    ...items.map(({ text, sellCount }) => ({ text, sellCount: sellCount ?? 0 })),
    ...(found.length === 0 ? [] : words.flatMap(shelvesMeant).flatMap(namesOf)).map((text) => ({
      ...{ text, sellCount: 0 }
    }))
  ])
}
