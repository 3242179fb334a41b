import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PayStatusResults } from '@/contract/dto/pay'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS, PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { orders } from '../../db/schema'
import { duesOf, sumFen } from '../../money/queries/dues'
import { Refusal } from '../../http/refusal'
import { ORDER_TEXTS } from '../texts'
import type { OrderRow } from '../order/facts'
import { selectOrders } from './own-order'

/** The user's order behind a payment number, of several the first. Refuses with 404, also for somebody else's. */
export async function orderOfPayment(db: Db, userId: string, payOrderNum: string): Promise<OrderRow> {
  const [order] = await selectOrders(db)
    .where(and(eq(orders.payOrderNum, payOrderNum), eq(orders.userId, userId), isNull(orders.deletedAt)))
    .orderBy(asc(orders.orderNum))
    .limit(1)
  if (!order) throw new Refusal(ErrorCode.notFound, ORDER_TEXTS.paymentMissing)
  return order
}

const MESSAGES: Readonly<Record<number, string>> = {
  [PAY_STATUS.unpaid]: ORDER_TEXTS.payWaiting,
  [PAY_STATUS.paying]: ORDER_TEXTS.payConfirming,
  [PAY_STATUS.paid]: ORDER_TEXTS.payDone,
  [PAY_STATUS.refunding]: ORDER_TEXTS.lateRefund,
  [PAY_STATUS.closed]: ORDER_TEXTS.payClosed,
  [PAY_STATUS.refunded]: ORDER_TEXTS.payRefunded,
  [PAY_STATUS.partlyRefunded]: ORDER_TEXTS.payDone,
  [PAY_STATUS.failed]: ORDER_TEXTS.payFailed
}

/** How the payment of a pay order stands, by one of its orders (§7 `/pay/status`). */
export async function payStatusDto(db: Db, order: OrderRow, now: Date): Promise<PayStatusResults> {
  const orderStatus = order.status
  return {
    payOrderNum: order.payOrderNum,
    orderNo: order.orderNum,
    orderType: order.orderType,
    payStatus: order.payStatus,
    orderStatus,
    payPrice: toYuan(sumFen(await duesOf(db, order.payOrderNum))),
    payDeadline: orderStatus === ORDER_STATUS.unpaid ? order.payDeadline.getTime() : null,
    message: MESSAGES[order.payStatus] ?? '',
    serverTime: now.getTime()
  }
}
