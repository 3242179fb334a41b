import { namesOf, shelvesMeant } from '@/domain/kinds/shelf-names'
import { rankByName } from '@/domain/search/rank'
import { completionsOf } from '@/domain/search/suggest'
import type { Db } from '../../db/client'
import { itemsNamed, productsWith, soldWith } from './found-products'
import { cardsOf, type ProductCard } from './product-cards'
import { shopNow } from './shop'

/** A search shows this many at most. */
const SEARCH_LIMIT = 100

/** What somebody types, and in which city; everywhere without one. */
interface Search {
  readonly keyword: string
  readonly cityCode?: string | undefined
}

const wordsOf = (keyword: string): string[] => keyword.split(/\s+/)

/** Products that mention every word, those with more of them in the name first, then the better sold (§5). */
export async function searchProducts(
  db: Db,
  now: Date,
  { keyword, cityCode }: Search
): Promise<ProductCard[]> {
  const found = [...productsWith(await shopNow(db), wordsOf(keyword), cityCode)]
  return cardsOf(db, rankByName(found, keyword).slice(0, SEARCH_LIMIT), now)
}

/** Whether a search finds anything anywhere. */
export async function findsAny(db: Db, keyword: string): Promise<boolean> {
  return productsWith(await shopNow(db), wordsOf(keyword), undefined).next().done === false
}

/** Names, keywords, tags and check items that complete what is typed, of what is offered in the city. */
export async function suggestWords(db: Db, { keyword, cityCode }: Search): Promise<string[]> {
  const shop = await shopNow(db)
  const words = wordsOf(keyword)
  const found = [...productsWith(shop, words, cityCode)]
  const items = itemsNamed(shop, words)
  const sold = soldWith(shop, items, cityCode)
  return completionsOf(keyword, [
    ...found.flatMap(({ name, keywords, tags, sellCount }) =>
      [name, ...keywords, ...tags].map((text) => ({ text, sellCount }))
    ),
    ...items.flatMap(({ itemCode, name }) => {
      const sellCount = sold.get(itemCode)
      return sellCount === undefined ? [] : [{ text: name, sellCount }]
    }),
    ...(found.length === 0 ? [] : words.flatMap(shelvesMeant).flatMap(namesOf)).map((text) => ({
      ...{ text, sellCount: 0 }
    }))
  ])
}
