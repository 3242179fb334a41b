import { eq, inArray } from 'drizzle-orm'
import { scenesOf, type SceneKey } from '@/domain/booking/scenes'
import { rulesOf } from '@/domain/kinds'
import type { Db } from '../../db/client'
import { checkItems, productItems } from '../../db/schema'
import type { ProductCard } from './product-cards'

/** The scenes that each of these products has, in the order of a visit; none of what has no visit. */
export async function scenesByProduct(
  db: Db,
  cards: readonly ProductCard[]
): Promise<ReadonlyMap<string, readonly SceneKey[]>> {
  const rows = await db
    .select({
      productCode: productItems.productCode,
      name: checkItems.name,
      department: checkItems.department,
      durationMin: checkItems.durationMin,
      fasting: checkItems.fasting
    })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .where(
      inArray(
        productItems.productCode,
        cards.map(({ product }) => product.productCode)
      )
    )
  return new Map(
    cards.map(({ product, itemCount }) => {
      const items = rows.filter(({ productCode }) => productCode === product.productCode)
      const doctors = rulesOf(product.kind).doctors === true
      const scenes = scenesOf({ ...product, doctors, items, itemCount })
      return [product.productCode, scenes.map(({ key }) => key)]
    })
  )
}
