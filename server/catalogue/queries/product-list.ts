import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ProductCard, ProductPage, ShopFilters } from '@/contract/dto/product'
import type { ParsedInput } from '@/contract/schemas'
import { toFen } from '@/domain/money'
import { rankByName } from '@/domain/search/rank'
import type { Db } from '../../db/client'
import {
  checkItems,
  flashSales,
  itemCategories,
  productBranches,
  productItems,
  products
} from '../../db/schema'
import { cardsOf, OPEN_KINDS } from './product-cards'

/** Rows per page of a home channel. */
const HOME_PAGE_SIZE = 10
/** A search shows this many at most. */
const SEARCH_LIMIT = 100

/** Left categories of the shop, in their order. */
const SHELVES = [
  { id: 'all', name: '全部' },
  { id: 'office', name: '职场' },
  { id: 'men', name: '男士' },
  { id: 'women', name: '女士' },
  { id: 'elder', name: '爸妈' },
  { id: 'special', name: '专项' },
  { id: 'premium', name: '高端' },
  { id: 'assess', name: '评估' },
  { id: 'dental', name: '口腔' },
  { id: 'immune', name: '疫苗' },
  { id: 'goods', name: '好物' }
] as const

const openKind = inArray(products.kind, [...OPEN_KINDS])
const sold = and(eq(products.onShelf, true), openKind)

const inChannel = (channel: string): SQL => sql`${products.channels} @> ${JSON.stringify([channel])}::jsonb`

/** What a product costs at an instant, in fen: the flash price while it holds, else the sale price. */
const priceAt = (now: Date): SQL<number> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  return sql<number>`coalesce((select min(${flashSales.priceFen}) from ${flashSales}
    where ${flashSales.productCode} = ${products.productCode} and ${flashSales.startAt} <= ${instant}
      and ${flashSales.endAt} > ${instant} and ${flashSales.remaining} > 0), ${products.salePriceFen})`
}

const hasOpenSale = (now: Date): SQL => {
  const instant = sql`${now.toISOString()}::timestamptz`
  return sql`exists (select 1 from ${flashSales} where ${flashSales.productCode} = ${products.productCode}
    and ${flashSales.startAt} <= ${instant} and ${flashSales.endAt} > ${instant})`
}

const BEST_SOLD = [desc(products.sellCount), asc(products.productCode)]
const RECOMMENDED_FIRST = [desc(inChannel('recommend')), ...BEST_SOLD]

interface PageQuery {
  where: SQL | undefined
  order: SQL[]
  pageNo: number
  pageSize: number
}

async function pageOf(
  db: Db,
  now: Date,
  { where, order, pageNo, pageSize }: PageQuery
): Promise<ProductPage> {
  const total = await db.$count(products, where)
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return {
    list: await cardsOf(db, rows, now),
    total,
    hasMore: pageNo * pageSize < total,
    serverTime: now.getTime()
  }
}

/** A channel of the home page (§7 `/appHomePage/v2/productList`). */
export const homeProducts = (
  db: Db,
  now: Date,
  { channelId, pageNo }: ParsedInput<'product.home'>
): Promise<ProductPage> =>
  pageOf(db, now, {
    where: and(sold, channelId === 'flash' ? hasOpenSale(now) : inChannel(channelId)),
    order: BEST_SOLD,
    pageNo,
    pageSize: HOME_PAGE_SIZE
  })

/** The shop's list: a left category narrowed by sex, age, price in yuan and body part. */
export function shopProducts(db: Db, now: Date, input: ParsedInput<'product.list'>): Promise<ProductPage> {
  const { category, sex, age, priceMin, priceMax, bodyPart, productCodes } = input
  const price = priceAt(now)
  const where = and(
    // A cart asks by code and shows what went off the shelf since as such.
    productCodes === undefined ? sold : openKind,
    category === 'all' ? undefined : inChannel(category),
    sex === undefined ? undefined : or(isNull(products.sexLimit), eq(products.sexLimit, sex)),
    age === undefined ? undefined : or(isNull(products.ageMin), lte(products.ageMin, age)),
    age === undefined ? undefined : or(isNull(products.ageMax), gte(products.ageMax, age)),
    priceMin === undefined ? undefined : sql`${price} >= ${toFen(priceMin)}`,
    priceMax === undefined ? undefined : sql`${price} <= ${toFen(priceMax)}`,
    bodyPart === undefined ? undefined : checks(eq(checkItems.categoryId, bodyPart)),
    productCodes === undefined ? undefined : inArray(products.productCode, productCodes)
  )
  const orders: Record<typeof input.sort, SQL[]> = {
    default: RECOMMENDED_FIRST,
    price: [sql`${price} asc`, ...BEST_SOLD],
    priceDesc: [sql`${price} desc`, ...BEST_SOLD],
    sell: BEST_SOLD
  }
  return pageOf(db, now, { where, order: orders[input.sort], pageNo: input.pageNo, pageSize: input.pageSize })
}

/** True for products with a check item of which `condition` holds. */
const checks = (condition: SQL): SQL =>
  sql`exists (select 1 from ${productItems} join ${checkItems} on ${checkItems.itemCode} = ${productItems.itemCode}
    where ${productItems.productCode} = ${products.productCode} and ${condition})`

/** What the shop can be narrowed by; categories without products are left out. */
export async function shopFilters(db: Db): Promise<ShopFilters> {
  const rows = await db.select({ channels: products.channels }).from(products).where(sold)
  const counted = SHELVES.map(({ id, name }) => ({
    id,
    name,
    count: id === 'all' ? rows.length : rows.filter((row) => row.channels.includes(id)).length
  }))
  const bodyParts = await db
    .selectDistinct({ id: itemCategories.id, name: itemCategories.name, sort: itemCategories.sort })
    .from(itemCategories)
    .innerJoin(checkItems, eq(checkItems.categoryId, itemCategories.id))
    .innerJoin(productItems, eq(productItems.itemCode, checkItems.itemCode))
    .innerJoin(products, eq(products.productCode, productItems.productCode))
    .where(and(sold, eq(itemCategories.dimension, '部位')))
    .orderBy(asc(itemCategories.sort))
  return {
    categories: counted.filter((category) => category.count > 0),
    bodyParts: bodyParts.map(({ id, name }) => ({ id, name }))
  }
}

/** `%` and `_` of a query are plain text. */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A word is found in the name, the keywords, the tags or the name of a check item. */
function mentions(word: string): SQL | undefined {
  const like = pattern(word)
  const anyOf = (list: SQL) =>
    sql`exists (select 1 from jsonb_array_elements_text(${list}) as word where word ilike ${like})`
  return or(
    sql`${products.name} ilike ${like}`,
    anyOf(sql`${products.keywords}`),
    anyOf(sql`${products.tags}`),
    checks(sql`${checkItems.name} ilike ${like}`)
  )
}

/** Taken by a branch of the city, or by no branch at all because it is sent home. */
const soldIn = (cityCode: string): SQL =>
  sql`(not exists (select 1 from ${productBranches} where ${productBranches.productCode} = ${products.productCode})
    or exists (select 1 from ${productBranches} join branches on branches.org_code = ${productBranches.orgCode}
      where ${productBranches.productCode} = ${products.productCode} and branches.city_code = ${cityCode}))`

/** Products that mention every word, those with more of them in the name first, then the better sold (§5). */
export async function searchProducts(
  db: Db,
  now: Date,
  { keyword, cityCode }: ParsedInput<'product.search'>
): Promise<ProductCard[]> {
  const words = keyword.split(/\s+/)
  const rows = await db
    .select()
    .from(products)
    .where(and(sold, ...words.map(mentions), cityCode === undefined ? undefined : soldIn(cityCode)))
    .orderBy(asc(products.productCode))
  return cardsOf(db, rankByName(rows, keyword).slice(0, SEARCH_LIMIT), now)
}
