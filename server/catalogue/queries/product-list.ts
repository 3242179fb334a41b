import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ShelfId } from '@/domain/kinds/shelves'
import type { Db } from '../../db/client'
import { checkItems, products } from '../../db/schema'
import { lowestOfferFen, offerRunning } from '../offers'
import { checks, inChannel, offered, ofOpenKind, onShelf } from './offered'
import { cardsOf, type ProductCard } from './product-cards'
import type { ProductRow } from './read-shop'

/** Rows per page of a home channel. */
const HOME_PAGE_SIZE = 10

/** What a product costs at an instant, in fen: the price of its offer while that holds, else the sale price. */
const priceAt = (now: Date): SQL<number> =>
  sql<number>`coalesce(${lowestOfferFen(products.productCode, now)}, ${products.salePriceFen})`

const BEST_SOLD = [desc(products.sellCount), asc(products.productCode)]
const RECOMMENDED_FIRST = [desc(inChannel('recommend')), ...BEST_SOLD]

/** What the shop's list is narrowed and sorted by; undefined: by nothing. */
export interface ProductsAsked {
  readonly shelf: ShelfId
  readonly sex: number | undefined
  /** Age of the person examined in years. */
  readonly age: number | undefined
  /** In fen, inclusive. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  /** Id of a category of check items. */
  readonly bodyPart: string | undefined
  readonly productCodes: readonly string[] | undefined
  readonly sort: 'default' | 'price' | 'priceDesc' | 'sell' | 'date'
  readonly pageNo: number
  readonly pageSize: number
}

export interface ProductPage {
  readonly cards: readonly ProductCard[]
  readonly total: number
  readonly hasMore: boolean
}

interface PageQuery extends Pick<ProductsAsked, 'pageNo' | 'pageSize'> {
  readonly where: SQL | undefined
  readonly order: SQL[]
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
    cards: await cardsOf(db, rows, now),
    total,
    hasMore: pageNo * pageSize < total
  }
}

/** Products whose offer is open, the bases of self-selected checkups, or what the channel's name is given to. */
function channelCondition(channel: string, now: Date): SQL {
  if (channel === 'supermarket') return isNotNull(products.supermarketCode)
  return offerRunning(channel, products.productCode, now) ?? inChannel(channel)
}

/** A channel of the home page (§7 `/appHomePage/v2/productList`). */
export const homeProducts = (db: Db, now: Date, channel: string, pageNo: number): Promise<ProductPage> =>
  pageOf(db, now, {
    where: and(offered, channelCondition(channel, now)),
    order: BEST_SOLD,
    pageNo,
    pageSize: HOME_PAGE_SIZE
  })

/** A shelf narrowed by sex, age, price and body part. */
function narrowed(now: Date, asked: ProductsAsked): SQL | undefined {
  const { shelf, sex, age, priceFrom, priceTo, bodyPart, productCodes } = asked
  const price = priceAt(now)
  return and(
    // A cart asks by code and shows what went off the shelf since as such.
    productCodes === undefined ? offered : ofOpenKind,
    onShelf(shelf),
    sex === undefined ? undefined : or(isNull(products.sexLimit), eq(products.sexLimit, sex)),
    age === undefined ? undefined : or(isNull(products.ageMin), lte(products.ageMin, age)),
    age === undefined ? undefined : or(isNull(products.ageMax), gte(products.ageMax, age)),
    priceFrom === undefined ? undefined : sql`${price} >= ${priceFrom}`,
    priceTo === undefined ? undefined : sql`${price} <= ${priceTo}`,
    bodyPart === undefined ? undefined : checks(eq(checkItems.categoryId, bodyPart)),
    productCodes === undefined ? undefined : inArray(products.productCode, [...productCodes])
  )
}

/** The shop's list without its pages, in the shop's own order. */
export const shopRows = (db: Db, now: Date, asked: ProductsAsked): Promise<ProductRow[]> =>
  db
    .select()
    .from(products)
    .where(narrowed(now, asked))
    .orderBy(...RECOMMENDED_FIRST)

/** The shop's list; by date it is ordered by who knows the seats. */
export function shopProducts(db: Db, now: Date, asked: ProductsAsked): Promise<ProductPage> {
  const { sort, pageNo, pageSize } = asked
  const price = priceAt(now)
  const orders: Record<typeof sort, SQL[]> = {
    default: RECOMMENDED_FIRST,
    date: RECOMMENDED_FIRST,
    price: [sql`${price} asc`, ...BEST_SOLD],
    priceDesc: [sql`${price} desc`, ...BEST_SOLD],
    sell: BEST_SOLD
  }
  return pageOf(db, now, { where: narrowed(now, asked), order: orders[sort], pageNo, pageSize })
}
