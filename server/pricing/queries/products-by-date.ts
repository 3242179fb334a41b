import { cardsOf } from '../../catalogue/queries/product-cards'
import { shopRows, type ProductPage, type ProductsAsked } from '../../catalogue/queries/product-list'
import type { Db } from '../../db/client'
import { firstDays } from './first-days'

/** After every day. */
const NEVER = '9999-12-31'

/** The shop's list by the first day on which each can be had in the city; what has none comes last, all in the shop's own order. */
export async function productsByDate(
  db: Db,
  now: Date,
  { cityCode, ...asked }: ProductsAsked & { readonly cityCode: string }
): Promise<ProductPage> {
  const { pageNo, pageSize } = asked
  const rows = await shopRows(db, now, asked)
  const productCodes = rows.map(({ productCode }) => productCode)
  const days = await firstDays(db, { productCodes, cityCode, from: null }, now)
  const dayOf = (code: string) => days.get(code)?.date ?? NEVER
  const sorted = rows.toSorted((a, b) => dayOf(a.productCode).localeCompare(dayOf(b.productCode)))
  const page = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return {
    cards: await cardsOf(db, page, now),
    total: rows.length,
    hasMore: pageNo * pageSize < rows.length
  }
}
