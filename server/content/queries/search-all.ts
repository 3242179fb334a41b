import type { Point } from '@/domain/booking/distance'
import { PRODUCT_KINDS, rulesOf } from '@/domain/kinds'
import { rankByName } from '@/domain/search/rank'
import { namesOf, shelvesMeant } from '@/domain/kinds/shelf-names'
import { hitIn, snippetOf, whyFound, type Why } from '@/domain/search/why'
import { listBranches, type BranchAt } from '../../catalogue/queries/branch-list'
import type { ProductCard } from '../../catalogue/queries/product-cards'
import { searchProducts } from '../../catalogue/queries/product-search'
import type { CheckItemRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import type { Db } from '../../db/client'
import { news } from '../../db/schema'
import { notOfferedFor, type NotOffered } from '../../settings/not-offered'
import { plainText } from '@/domain/article/tree'
import { shownAt, type ArticleRow } from '../../article/queries/shown'

/** Of each group at most. */
const MOST_ITEMS = 20
const MOST_NEWS = 20
const MOST_BRANCHES = 10

interface Asked {
  readonly keyword: string
  readonly cityCode: string
  readonly from: Point | null
}

/** Everything that a word finds, by what it is. */
export interface SearchGroups {
  readonly products: readonly { readonly card: ProductCard; readonly why: Why | null }[]
  readonly items: readonly CheckItemRow[]
  readonly news: readonly { readonly article: ArticleRow; readonly why: Why | null }[]
  /** With the check item that can be done there; null where the branch itself was found. */
  readonly branches: readonly { readonly at: BranchAt; readonly item: string | null }[]
  readonly notOffered: Omit<NotOffered, 'words'> | null
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => hitIn(text, [word]) !== '')

export async function searchAll(
  db: Db,
  now: Date,
  { keyword, cityCode, from }: Asked
): Promise<SearchGroups> {
  const words = keyword.split(/\s+/).filter((word) => word !== '')
  const shop = await shopNow(db)
  const cards = await searchProducts(db, now, { keyword, cityCode })
  const items = itemsNamed(shop, words)
  return {
    products: cards.map((card) => ({ card, why: whyOf(shop, card, words) })),
    items: rankByName(
      items.filter(({ itemCode }) => isAddable(shop, itemCode)),
      keyword
    ).slice(0, MOST_ITEMS),
    news: await newsWith(db, now, words),
    branches: branchesWith(
      await listBranches(db, { cityCode, productCode: undefined, from }, now),
      items,
      words
    ).slice(0, MOST_BRANCHES),
    notOffered: cards.length === 0 ? await notOfferedFor(db, keyword) : null
  }
}

const itemsNamed = ({ items }: Shop, words: readonly string[]): CheckItemRow[] =>
  [...items.values()].filter(({ name }) => hasAll(name, words))

/** Whether a package of add-ons has it. */
const isAddable = ({ addonLinks }: Shop, code: string): boolean =>
  [...addonLinks.values()].some((links) => links.some(({ itemCode }) => itemCode === code))

function whyOf(shop: Shop, { product, itemCount }: ProductCard, words: readonly string[]): Why | null {
  const codes = shop.baseItems.get(product.productCode) ?? []
  const items = codes.flatMap((code) => shop.items.get(code)?.name ?? [])
  const names = words.flatMap(shelvesMeant).flatMap(namesOf)
  return whyFound(
    { ...product, itemCount, items, words: [...product.keywords, ...product.tags, ...names] },
    words
  )
}

async function newsWith(db: Db, now: Date, words: readonly string[]): Promise<SearchGroups['news']> {
  const articles = await db.select().from(news).where(shownAt(now))
  return articles
    .filter(({ title, summary, body }) => hasAll(`${title} ${summary} ${plainText(body)}`, words))
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.id - b.id)
    .slice(0, MOST_NEWS)
    .map((article) => ({
      article,
      why: snippetOf(article.summary, words) ?? snippetOf(plainText(article.body), words)
    }))
}

/** Branches by name, district or tag first, then those where a check item that was found is done. */
function branchesWith(
  all: readonly BranchAt[],
  items: readonly CheckItemRow[],
  words: readonly string[]
): SearchGroups['branches'] {
  const named = all.filter(({ branch: { name, address, areaName, tags } }) =>
    hasAll([name, address, areaName, ...tags].join(' '), words)
  )
  const doing = all.flatMap((at) => {
    const { kinds, excludeItemCodes } = at.branch
    const item = kinds.some((kind) => EXAMINES.includes(kind))
      ? items.find(({ itemCode }) => !excludeItemCodes.includes(itemCode))
      : undefined
    return item && !named.includes(at) ? [{ at, item: item.name }] : []
  })
  return [...named.map((at) => ({ at, item: null })), ...doing]
}

/** Kinds whose branches do check items that are added. */
const EXAMINES: readonly string[] = PRODUCT_KINDS.filter((kind) => rulesOf(kind).addons === 'shop')
