import { eq } from 'drizzle-orm'
import { focusVisit } from '@/domain/order/parts'
import type { Db } from '../../../db/client'
import { branches, products } from '../../../db/schema'
import { priceDifference } from '../../changes/change-price'
import type { WholeOrder } from '../../order/whole-order'
import { fastingOrders } from './fasting'

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
      process: products.process,
      guide: products.guide,
      salePriceFen: products.salePriceFen
    })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return {
    branch,
    reportWorkdays: product?.reportWorkdays ?? 0,
    minutes: product?.estimatedMinutes ?? 0,
    process: product?.process ?? [],
    guide: product?.guide ?? [],
    fasting: (await fastingOrders(db, [order])).has(order.orderNum),
    differenceFen: product ? priceDifference(order, product.salePriceFen) : 0
  }
}

export type OrderPlace = Awaited<ReturnType<typeof placeOf>>
