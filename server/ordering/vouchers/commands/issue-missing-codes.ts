import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { SOLD_BEFORE_CODES } from '@/domain/kinds/categories'
import { ORDER_STATUS, PAY_STATUS } from '@/domain/order/codes'
import { orderCodes, orders } from '../../../db/schema'
import { refundedParts } from '../../refunds/queries/refund-plan'
import { issueCodes } from './issue-codes'
import { isAmong, sweep, SWEPT_AT_ONCE, type SweepClock } from '../../fulfilment/commands/sweep'

/**
 * Services and goods to be picked up that were paid for before those had codes get them, good from now on for as long as new ones. Where
 * pieces went back without codes, those that are left get theirs, worth what is left of what was paid.
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
            inArray(orders.orderType, [...SOLD_BEFORE_CODES]),
            eq(orders.status, ORDER_STATUS.toUse),
            inArray(orders.payStatus, [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]),
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
    async (tx, found) => {
      const wentBack = await Promise.all(found.map(({ orderNum }) => refundedParts(tx, orderNum)))
      await issueCodes(tx, found, at, wentBack.flat())
    }
  )
}
