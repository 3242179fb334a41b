import { and, eq, inArray } from 'drizzle-orm'
import { focusVisit } from '@/domain/order/parts'
import type { Db } from '../../../db/client'
import { branches, checkItems, products } from '../../../db/schema'
import { priceDifference } from '../../changes/change-price'
import type { WholeOrder } from '../../order/whole-order'

/** What an order's product and branch add to it; both may have gone since. */
export async function placeOf(db: Db, order: WholeOrder) {
  const [branch] = await db
    .select()
    .from(branches)
    .where(eq(branches.orgCode, focusVisit(order.visits)?.orgCode ?? ''))
  const [product] = await db
    .select({
      reportWorkdays: products.reportWorkdays,
      estimatedMinutes: products.estimatedMinutes,
      fasting: products.fasting,
      salePriceFen: products.salePriceFen
    })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return {
    branch,
    reportWorkdays: product?.reportWorkdays ?? 0,
    minutes: product?.estimatedMinutes ?? 0,
    fasting: (product?.fasting ?? false) || (await hasFastingItem(db, order)),
    differenceFen: product ? priceDifference(order, product.salePriceFen) : 0
  }
}

/** Whether an item of an order wants an empty stomach, one that was added too. */
async function hasFastingItem(db: Db, { lines }: WholeOrder): Promise<boolean> {
  const codes = lines.flatMap(({ items }) => items.map(({ code }) => code))
  if (codes.length === 0) return false
  const [one] = await db
    .select({ code: checkItems.itemCode })
    .from(checkItems)
    .where(and(eq(checkItems.fasting, true), inArray(checkItems.itemCode, codes)))
    .limit(1)
  return one !== undefined
}

export type OrderPlace = Awaited<ReturnType<typeof placeOf>>
