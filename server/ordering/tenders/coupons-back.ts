import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { coupons, instalments, orderReservations, orders, userCoupons } from '../../db/schema'
import type { Db } from '../../db/client'
import { fulfilmentOf } from '../fulfilment'
import type { WholeOrder } from '../order/whole-order'
import { ENDED } from '../order/pay-states'

/** Coupons of an order's payment, and when they come back if this of the order is refunded; null without any. */
export async function couponsBack(
  db: Db,
  order: WholeOrder,
  { whole }: { readonly whole: boolean }
): Promise<{ names: string[]; back: 'now' | 'withAll' | 'withOthers' | 'never' } | null> {
  const { payOrderNum, orderNum } = order
  const claimed = await db
    .select({ name: coupons.name })
    .from(orderReservations)
    .innerJoin(userCoupons, eq(userCoupons.id, orderReservations.resource))
    .innerJoin(coupons, eq(coupons.couponCode, userCoupons.couponCode))
    .where(
      and(
        eq(orderReservations.payOrderNum, payOrderNum),
        eq(orderReservations.kind, 'coupon'),
        isNull(orderReservations.orderNum),
        lt(orderReservations.givenBack, orderReservations.amount)
      )
    )
  if (claimed.length === 0) return null
  const names = claimed.map(({ name }) => name)
  if (fulfilmentOf(order).refund.isUsedUp(order, { kind: 'coupon', visitId: null }))
    return { names, back: 'never' }
  const due = db
    .select({ orderNum: instalments.orderNum })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payOrderNum))
  const together = await db
    .select({ orderNum: orders.orderNum, payStatus: orders.payStatus })
    .from(orders)
    .where(inArray(orders.orderNum, due))
  const last = together.every((one) => one.orderNum === orderNum || ENDED.includes(one.payStatus))
  return { names, back: !last ? 'withOthers' : whole ? 'now' : 'withAll' }
}
