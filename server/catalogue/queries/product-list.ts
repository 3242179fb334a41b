import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ProductPage } from '@/contract/product/dto'
import type { ParsedInput } from '@/contract/schemas'
import { toFen } from '@/domain/money'
import type { Db } from '../../db/client'
import { checkItems, products } from '../../db/schema'
import { lowestOfferFen, offerRunning } from '../offers'
import { checks, inChannel, offered, ofOpenKind, onShelf } from './offered'
import { cardsOf } from './product-cards'

/** Rows per page of a home channel. */
const HOME_PAGE_SIZE = 10

/** What a product costs at an instant, in fen: the price of its offer while that holds, else the sale price. */
const priceAt = (now: Date): SQL<number> =>
  sql<number>`coalesce(${lowestOfferFen(products.productCode, now)}, ${products.salePriceFen})`

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

/** Products whose offer is open, the bases of self-selected checkups, or what the channel's name is given to. */
function channelCondition(channelId: ParsedInput<'product.home'>['channelId'], now: Date): SQL {
  if (channelId === 'supermarket') return isNotNull(products.supermarketCode)
  return offerRunning(channelId, products.productCode, now) ?? inChannel(channelId)
}

/** A channel of the home page (§7 `/appHomePage/v2/productList`). */
export const homeProducts = (
  db: Db,
  now: Date,
  { channelId, pageNo }: ParsedInput<'product.home'>
): Promise<ProductPage> =>
  pageOf(db, now, {
    where: and(offered, channelCondition(channelId, now)),
    order: BEST_SOLD,
    pageNo,
    pageSize: HOME_PAGE_SIZE
  })

/** The shop's list: a shelf narrowed by sex, age, price in yuan and body part. */
export function shopProducts(db: Db, now: Date, input: ParsedInput<'product.list'>): Promise<ProductPage> {
  const { category, sex, age, priceMin, priceMax, bodyPart, productCodes } = input
  const price = priceAt(now)
  const where = and(
    // A cart asks by code and shows what went off the shelf since as such.
    productCodes === undefined ? offered : ofOpenKind,
    onShelf(category),
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
