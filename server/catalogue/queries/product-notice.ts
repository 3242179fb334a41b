import { asc, eq } from 'drizzle-orm'
import { RADIATION, remarksFor, remarksOf, remindersOf, takenBy } from '@/domain/addon/item-terms'
import { promisesOf } from '@/domain/order/promises'
import type { Db } from '../../db/client'
import { checkItems, productItems } from '../../db/schema'
import { doseScheduleOf } from './dose-schedule'
import type { ProductRow } from './read-shop'

/** What the shop promises of taking back and changing an order of a product. */
export const promisesFor = (product: ProductRow): ReturnType<typeof promisesOf> =>
  promisesOf(product.kind, product.category, doseScheduleOf(product).length)

/**
 * What is to be known before buying: what the product says of itself, what its items ask for and forbid whom it takes, and how an order is
 * taken back and changed, from the rules themselves.
 */
export async function noticeOf(db: Db, product: ProductRow): Promise<string[]> {
  const items = await db
    .select({
      name: checkItems.name,
      terms: checkItems.terms,
      specialTip: checkItems.specialTip,
      radiation: checkItems.radiation
    })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .where(eq(productItems.productCode, product.productCode))
    .orderBy(asc(productItems.sort), asc(checkItems.itemCode))
  const whom = takenBy(product)
  const warnings = remindersOf(
    items.map(({ name, terms, specialTip, radiation }) => ({
      name,
      texts: [
        ...remarksFor([...remarksOf(terms), ...(radiation ? [RADIATION] : [])], whom),
        ...(specialTip === '' ? [] : [specialTip])
      ]
    }))
  )
  return [...warnings, ...product.notice, ...promisesFor(product).map(({ rule }) => rule)]
}
