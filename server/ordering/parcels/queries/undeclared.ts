import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { CUSTOMS_CATEGORIES } from '@/domain/kinds/categories'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { orderDeliveries, orders } from '../../../db/schema'

const BATCH = 100

/** An order from abroad that is paid and waits for its customer to declare it. */
export interface Undeclared {
  /** Of its parcel. */
  readonly id: string
  readonly orderNum: string
  readonly userId: string
  readonly name: string
  readonly paidAt: Date
}

/** Orders from abroad that nobody has declared to customs yet, by their parcels' ids. @param when a condition on the order */
export const undeclared = (
  db: Db,
  when: SQL | undefined,
  among: { readonly after: string } | { readonly ids: readonly string[] }
): Promise<Undeclared[]> =>
  db
    .select({
      ...{ id: orderDeliveries.id, orderNum: orders.orderNum, userId: orders.userId },
      ...{ name: orders.productName, paidAt: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt) }
    })
    .from(orderDeliveries)
    .innerJoin(orders, eq(orders.orderNum, orderDeliveries.orderNum))
    .where(
      and(
        inArray(orders.orderType, [...CUSTOMS_CATEGORIES]),
        eq(orders.status, ORDER_STATUS.toShip),
        eq(orderDeliveries.state, 'packing'),
        eq(orderDeliveries.direction, 'out'),
        'after' in among ? gt(orderDeliveries.id, among.after) : inArray(orderDeliveries.id, [...among.ids]),
        when
      )
    )
    .orderBy(asc(orderDeliveries.id))
    .limit(BATCH)
