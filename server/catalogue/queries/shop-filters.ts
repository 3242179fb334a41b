import { and, asc, eq } from 'drizzle-orm'
import { SHELF_IDS, SHELVES, type Shelf, type ShelfId } from '@/domain/kinds/shelves'
import type { Db } from '../../db/client'
import { checkItems, itemCategories, productItems, products } from '../../db/schema'
import { offered } from './offered'

/** Shelves with what narrows each, and the parts of the body that products examine. */
interface ShopFilters {
  readonly categories: {
    readonly id: ShelfId
    readonly name: string
    readonly count: number
    /** Whether sex or age of a person tells its products apart. */
    readonly bySex: boolean
    readonly byAge: boolean
    /** Ids of `bodyParts` that its products examine. */
    readonly bodyParts: string[]
  }[]
  readonly bodyParts: { readonly id: string; readonly name: string }[]
}

/** Whether a filter by these values leaves some and not all. */
const differ = (values: readonly string[]): boolean => new Set(values).size > 1

/**
 * The shelves of the shop with what narrows each besides the price: goods have no sex and dental visits examine no part of the
 * body, so they are not asked for there. Shelves without products are left out.
 */
export async function shopFilters(db: Db): Promise<ShopFilters> {
  const rows = await db
    .select({
      productCode: products.productCode,
      kind: products.kind,
      channels: products.channels,
      sexLimit: products.sexLimit,
      ageMin: products.ageMin,
      ageMax: products.ageMax
    })
    .from(products)
    .where(offered)
  const examined = await db
    .selectDistinct({
      productCode: products.productCode,
      id: itemCategories.id,
      name: itemCategories.name,
      sort: itemCategories.sort
    })
    .from(itemCategories)
    .innerJoin(checkItems, eq(checkItems.categoryId, itemCategories.id))
    .innerJoin(productItems, eq(productItems.itemCode, checkItems.itemCode))
    .innerJoin(products, eq(products.productCode, productItems.productCode))
    .where(and(offered, eq(itemCategories.dimension, '部位')))
    .orderBy(asc(itemCategories.sort))
  const categories = SHELF_IDS.map((id) => {
    const { name, kinds, picked = false }: Shelf = SHELVES[id]
    const there = rows.filter(({ kind, channels }) => (picked ? channels.includes(id) : kinds.includes(kind)))
    const codes = new Set(there.map(({ productCode }) => productCode))
    const parts = examined.filter(({ productCode }) => codes.has(productCode)).map((part) => part.id)
    return {
      id,
      name,
      count: there.length,
      bySex: differ(there.map(({ sexLimit }) => String(sexLimit))),
      byAge: differ(there.map(({ ageMin, ageMax }) => `${ageMin}-${ageMax}`)),
      bodyParts: [...new Set(parts)]
    }
  })
  return {
    categories: categories.filter(({ count }) => count > 0),
    bodyParts: [...new Map(examined.map(({ id, name }) => [id, { id, name }])).values()]
  }
}
