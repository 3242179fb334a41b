import { eq, inArray } from 'drizzle-orm'
import { baseItemCount } from '@/domain/quote/item-count'
import type { Db } from '../../db/client'
import { checkItems, productItems } from '../../db/schema'
import { shownOffers } from '../offers'
import type { ShownOffer } from '../offers/offer'
import { NO_RATING, productRatings, type Rating } from './ratings'
import type { ProductRow } from './read-shop'

/** A product as lists show it. */
export interface ProductCard {
  readonly product: ProductRow
  /** What its items would cost one by one; 0 without any. */
  readonly itemsValueFen: number
  readonly itemCount: number
  /** Whose window is open, sold out or not. */
  readonly offer: ShownOffer | null
  /** The price by the offer while it has pieces left; null where the sale price counts. */
  readonly offerFen: number | null
  readonly rating: Rating
}

interface ItemSum {
  itemCodes: readonly string[]
  /** What they would cost one by one, for all persons. */
  valueFen: number
}

async function itemSums(db: Db, products: readonly ProductRow[]): Promise<Map<string, ItemSum>> {
  const persons = new Map(products.map((product) => [product.productCode, product.persons]))
  const rows = await db
    .select({
      productCode: productItems.productCode,
      itemCode: productItems.itemCode,
      sex: productItems.sex,
      fen: checkItems.salePriceFen
    })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .where(inArray(productItems.productCode, [...persons.keys()]))
  const sums = new Map<string, ItemSum>()
  for (const { productCode, itemCode, sex, fen } of rows) {
    const sum = sums.get(productCode) ?? { itemCodes: [], valueFen: 0 }
    sums.set(productCode, {
      itemCodes: [...sum.itemCodes, itemCode],
      valueFen: sum.valueFen + fen * (sex === null ? (persons.get(productCode) ?? 1) : 1)
    })
  }
  return sums
}

/** Products as lists show them, in the given order. Offers follow the server's clock (§3), and the user's own limit where one is named. */
export async function cardsOf(
  db: Db,
  products: readonly ProductRow[],
  now: Date,
  userId: string | null = null
): Promise<ProductCard[]> {
  if (products.length === 0) return []
  const sums = await itemSums(db, products)
  const codes = products.map((product) => product.productCode)
  const offers = await shownOffers(db, codes, now, userId)
  const ratings = await productRatings(db, products)
  return products.map((product) => {
    const sum = sums.get(product.productCode)
    const offer = offers.get(product.productCode) ?? null
    const running = offer !== null && offer.left > 0 && product.onShelf
    return {
      product,
      itemsValueFen: sum?.valueFen ?? 0,
      itemCount: baseItemCount(sum?.itemCodes ?? []),
      offer,
      offerFen: running ? offer.priceFen : null,
      rating: ratings.get(product.productCode) ?? NO_RATING
    }
  })
}
