import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { productSkus } from '../../db/schema'
import { counted } from './counted'

/** Pieces of what was chosen of a product; of one that is not sold any more nobody takes another. */
export const sku = counted<'sku'>(
  8,
  counter({
    name: 'sku',
    table: productSkus,
    key: productSkus.skuId,
    taken: [productSkus.taken, 'taken'],
    room: sql`${productSkus.stock}`,
    open: sql`${productSkus.open}`
  })
)
