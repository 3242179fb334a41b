import type { ShelfId } from '@/domain/kinds/shelves'
import type { Db } from '../../db/client'
import { lowestOffers, offerRunning } from '../offers'
import { isOffered, isOfOpenKind, isOnShelf } from './found-products'
import { cardsOf, type ProductCard } from './product-cards'
import type { ProductRow, Shop } from './read-shop'
import { shopNow } from './shop'

/** Rows per page of a home channel. */
const HOME_PAGE_SIZE = 10

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

/** Below 0: the first one stands before the other. */
type Order = (a: ProductRow, b: ProductRow) => number

/** Of equal ones the codes say, as the shop's own order does. */
const bestSold: Order = (a, b) => b.sellCount - a.sellCount
const recommendedFirst: Order = (a, b) =>
  Number(b.channels.includes('recommend')) - Number(a.channels.includes('recommend')) || bestSold(a, b)

/** What a product costs at an instant, in fen: the price of its offer while that holds, else the sale price. */
type PriceOf = (product: ProductRow) => number

async function pricesAt(db: Db, now: Date): Promise<PriceOf> {
  const offers = await lowestOffers(db, now)
  return ({ productCode, salePriceFen }) => offers.get(productCode) ?? salePriceFen
}

async function pageOf(
  db: Db,
  now: Date,
  rows: readonly ProductRow[],
  { pageNo, pageSize }: Pick<ProductsAsked, 'pageNo' | 'pageSize'>
): Promise<ProductPage> {
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return { cards: await cardsOf(db, page, now), total: rows.length, hasMore: pageNo * pageSize < rows.length }
}

/** Products whose offer is open, the bases of self-selected checkups, or what the channel's name is given to. */
async function inChannel(db: Db, channel: string, now: Date): Promise<(product: ProductRow) => boolean> {
  if (channel === 'supermarket') return ({ supermarketCode }) => supermarketCode !== null
  const running = await offerRunning(db, channel, now)
  return ({ productCode, channels }) => (running ? running.has(productCode) : channels.includes(channel))
}

/** A channel of the home page (§7 `/appHomePage/v2/productList`). */
export async function homeProducts(db: Db, now: Date, channel: string, pageNo: number): Promise<ProductPage> {
  const shop = await shopNow(db)
  const isIn = await inChannel(db, channel, now)
  const rows = [...shop.products.values()].filter((product) => isOffered(product) && isIn(product))
  return pageOf(db, now, rows.sort(bestSold), { pageNo, pageSize: HOME_PAGE_SIZE })
}

/** Whether a value is within bounds, of which each may be missing. */
const isWithin = (value: number, from: number | null | undefined, to: number | null | undefined): boolean =>
  value >= (from ?? -Infinity) && value <= (to ?? Infinity)

/** A shelf narrowed by sex, age, price and body part: all that the shop sells is looked through, which this process has in its memory. */
function narrowed(shop: Shop, priceOf: PriceOf, asked: ProductsAsked): ProductRow[] {
  const { shelf, sex, age, priceFrom, priceTo, bodyPart, productCodes } = asked
  const parts = [...shop.items.values()].filter(({ categoryId }) => categoryId === bodyPart)
  const examining = new Set(parts.map(({ itemCode }) => itemCode))
  const examines = (code: string) => shop.baseItems.get(code)?.some((item) => examining.has(item)) ?? false
  const among = productCodes
    ? [...new Set(productCodes)].sort().flatMap((code) => shop.products.get(code) ?? [])
    : [...shop.products.values()]
  return among.filter(
    (product) =>
      // A cart asks by code and shows what went off the shelf since as such.
      (productCodes ? isOfOpenKind(product) : isOffered(product)) &&
      (shelf === 'all' || isOnShelf(product, shelf)) &&
      (sex === undefined || product.sexLimit === null || product.sexLimit === sex) &&
      (age === undefined || isWithin(age, product.ageMin, product.ageMax)) &&
      isWithin(priceOf(product), priceFrom, priceTo) &&
      (bodyPart === undefined || examines(product.productCode))
  )
}

/** The shop's list without its pages, in the shop's own order. */
export async function shopRows(db: Db, now: Date, asked: ProductsAsked): Promise<ProductRow[]> {
  const rows = narrowed(await shopNow(db), await pricesAt(db, now), asked)
  return rows.sort(recommendedFirst)
}

/** The shop's list; by date it is ordered by who knows the seats. */
export async function shopProducts(db: Db, now: Date, asked: ProductsAsked): Promise<ProductPage> {
  const priceOf = await pricesAt(db, now)
  const orders: Record<ProductsAsked['sort'], Order> = {
    default: recommendedFirst,
    date: recommendedFirst,
    price: (a, b) => priceOf(a) - priceOf(b) || bestSold(a, b),
    priceDesc: (a, b) => priceOf(b) - priceOf(a) || bestSold(a, b),
    sell: bestSold
  }
  const rows = narrowed(await shopNow(db), priceOf, asked)
  return pageOf(db, now, rows.sort(orders[asked.sort]), asked)
}
