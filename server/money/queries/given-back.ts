import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { PayingTender } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import { payments, refundTransactions, refunds } from '../../db/schema'

/** What went back of an order, or of its pay order as a whole, by one way. */
export interface GivenBack {
  /** null: of all orders of the pay order, which had ended when its money came. */
  readonly orderNum: string | null
  readonly payOrderNum: string
  readonly amountFen: number
  /** asked or done. */
  readonly state: string
  /** Of the gateway; null: to a tender. */
  readonly channel: string | null
  readonly tender: PayingTender | null
}

/** What went back of orders, or is on its way, by the ways it went; also money that came after their end. */
export const givenBackOf = (
  db: Db,
  orderNums: readonly string[],
  payOrderNums: readonly string[]
): Promise<GivenBack[]> =>
  db
    .select({
      orderNum: refunds.orderNum,
      payOrderNum: refunds.payOrderNum,
      amountFen: refundTransactions.amountFen,
      state: refundTransactions.state,
      channel: payments.channel,
      tender: refundTransactions.tender
    })
    .from(refundTransactions)
    .innerJoin(refunds, eq(refunds.refundNo, refundTransactions.refundNo))
    .leftJoin(payments, eq(payments.id, refundTransactions.paymentId))
    .where(
      or(
        inArray(refunds.orderNum, [...orderNums]),
        and(
          isNull(refunds.orderNum),
          eq(refunds.reasonId, 'late'),
          inArray(refunds.payOrderNum, [...payOrderNums])
        )
      )
    )
    .orderBy(asc(refundTransactions.refundNo), asc(refundTransactions.no))
