import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { checkItems, products } from '../../../db/schema'
import type { WholeOrder } from '../../order/whole-order'

/** Numbers of those orders that want an empty stomach: their product says so, or an item of theirs, one that was added too. */
export async function fastingOrders(
  db: Db,
  orders: readonly Pick<WholeOrder, 'orderNum' | 'productCode' | 'lines'>[]
): Promise<ReadonlySet<string>> {
  const itemsOf = ({ lines }: Pick<WholeOrder, 'lines'>) =>
    lines.flatMap(({ items }) => items.map(({ code }) => code))
  const fastingProducts = await db
    .select({ code: products.productCode })
    .from(products)
    .where(
      and(
        eq(products.fasting, true),
        inArray(
          products.productCode,
          orders.map(({ productCode }) => productCode)
        )
      )
    )
  const fastingItems = await db
    .select({ code: checkItems.itemCode })
    .from(checkItems)
    .where(and(eq(checkItems.fasting, true), inArray(checkItems.itemCode, orders.flatMap(itemsOf))))
  const codes = new Set([...fastingProducts, ...fastingItems].map(({ code }) => code))
  return new Set(
    orders
      .filter((order) => [order.productCode, ...itemsOf(order)].some((code) => codes.has(code)))
      .map(({ orderNum }) => orderNum)
  )
}
