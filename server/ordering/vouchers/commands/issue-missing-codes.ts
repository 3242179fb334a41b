import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { CATEGORY } from '@/domain/kinds/types'
import { ORDER_STATUS, PAY_STATUS } from '@/domain/order/codes'
import { orderCodes, orders } from '../../../db/schema'
import { issueCodes } from './issue-codes'
import { isAmong, sweep, SWEPT_AT_ONCE, type SweepClock } from '../../closing/commands/sweep-orders'

/**
 * Services and goods to be picked up that were paid for before those had codes get them, good from now on for as long as new ones. One of
 * which a part went back is left as it is: it goes back as a whole.
 */
export function issueMissingCodes(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  return sweep(
    context,
    (tx, among) =>
      tx
        .select({
          ...{ id: orders.orderNum, orderNum: orders.orderNum, userId: orders.userId },
          ...{ kind: orders.kind, orderType: orders.orderType, extra: orders.extra }
        })
        .from(orders)
        .where(
          and(
            inArray(orders.orderType, [CATEGORY.specialGoods, CATEGORY.servicePerson]),
            eq(orders.status, ORDER_STATUS.toUse),
            eq(orders.payStatus, PAY_STATUS.paid),
            isAmong(orders.orderNum, among),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(orderCodes)
                .where(eq(orderCodes.orderNum, orders.orderNum))
            )
          )
        )
        .orderBy(asc(orders.orderNum))
        .limit(SWEPT_AT_ONCE),
    (tx, found) => issueCodes(tx, found, at)
  )
}
