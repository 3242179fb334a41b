import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { productSkus } from '../../db/schema'

/** What is left of each choice of these products that is sold. */
export const openStock = (db: Db, productCodes: readonly string[]) =>
  db
    .select({
      productCode: productSkus.productCode,
      skuId: productSkus.skuId,
      left: productSkus.remaining
    })
    .from(productSkus)
    .where(and(inArray(productSkus.productCode, [...productCodes]), eq(productSkus.open, true)))
