import { asc, eq } from 'drizzle-orm'
import { SHELF_IDS, SHELVES, type ShelfId } from '@/domain/kinds/shelves'
import type { Db } from '../../db/client'
import { itemCategories } from '../../db/schema'
import { isOffered, isOnShelf } from './found-products'
import type { ProductRow, Shop } from './read-shop'
import { shopNow } from './shop'

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

/** What stands on a shelf, with the categories of what that examines. */
interface Stand {
  readonly id: ShelfId
  readonly products: readonly ProductRow[]
  readonly categories: ReadonlySet<string>
}

const stands = new WeakMap<Shop, readonly Stand[]>()

/** Counted once of each state of the shop. */
function standsOf(shop: Shop): readonly Stand[] {
  const known = stands.get(shop)
  if (known) return known
  const all = [...shop.products.values()].filter(isOffered)
  const counted = SHELF_IDS.map((id) => {
    const products = id === 'all' ? all : all.filter((product) => isOnShelf(product, id))
    const items = new Set(products.flatMap(({ productCode }) => shop.baseItems.get(productCode) ?? []))
    const categories = [...items].flatMap((code) => shop.items.get(code)?.categoryId ?? [])
    return { id, products, categories: new Set(categories) }
  })
  stands.set(shop, counted)
  return counted
}

/**
 * The shelves of the shop with what narrows each besides the price: goods have no sex and dental visits examine no part of the
 * body, so they are not asked for there. Shelves without products are left out.
 */
export async function shopFilters(db: Db): Promise<ShopFilters> {
  const shelves = standsOf(await shopNow(db)).filter(({ products }) => products.length > 0)
  const parts = await db
    .select({ id: itemCategories.id, name: itemCategories.name })
    .from(itemCategories)
    .where(eq(itemCategories.dimension, '部位'))
    .orderBy(asc(itemCategories.sort))
  return {
    categories: shelves.map(({ id, products, categories }) => ({
      ...{ id, name: SHELVES[id].name, count: products.length },
      bySex: differ(products.map(({ sexLimit }) => String(sexLimit))),
      byAge: differ(products.map(({ ageMin, ageMax }) => `${ageMin}-${ageMax}`)),
      bodyParts: parts.filter((part) => categories.has(part.id)).map((part) => part.id)
    })),
    bodyParts: parts.filter((part) => shelves.some(({ categories }) => categories.has(part.id)))
  }
}
