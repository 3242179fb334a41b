import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { ORDER_STATUS, PAY_STATUS, type OrderStatus } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { instalments, orders } from '../../../db/schema'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { instalmentsOf, instalmentsOfOrders, toPayFen } from '../../../money/queries/instalments'
import { Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import type { OrderRow } from '../../order/whole-order'
import { selectOrders } from '../../order/queries/own-order'
import { balancePayStatus } from './balance'

/** The user's order of which something is due under a payment number, of several the first. Refuses with 404, also for somebody else's. */
export async function orderOfPayment(db: Db, userId: string, payOrderNum: string): Promise<OrderRow> {
  const due = db
    .select({ orderNum: instalments.orderNum })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payOrderNum))
  const [order] = await selectOrders(db)
    .where(and(inArray(orders.orderNum, due), eq(orders.userId, userId), isNull(orders.deletedAt)))
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
  [PAY_STATUS.failed]: ORDER_TEXTS.payFailed,
  [PAY_STATUS.grouping]: ORDER_TEXTS.payDone
}

/** How the payment of a pay order stands, by one of its orders. */
export interface PaymentStand {
  readonly payOrderNum: string
  readonly orderNum: string
  readonly orderType: number
  /** What is paid at the gateway, in fen. */
  readonly payFen: number
  readonly payStatus: number
  readonly orderStatus: OrderStatus
  readonly message: string
  /** Until when it can be paid; null where it cannot. */
  readonly deadline: Date | null
}

type Stand = Pick<PaymentStand, 'payStatus' | 'orderStatus' | 'deadline'>

export async function paymentStand(db: Db, order: OrderRow, payOrderNum: string): Promise<PaymentStand> {
  const stand = order.payOrderNum === payOrderNum ? standOf(order) : await laterStand(db, order, payOrderNum)
  return {
    payOrderNum,
    orderNum: order.orderNum,
    orderType: order.orderType,
    payFen: toPayFen(await instalmentsOf(db, payOrderNum)),
    message: MESSAGES[stand.payStatus] ?? '',
    ...stand
  }
}

const standOf = ({ status: orderStatus, payStatus, payDeadline }: OrderRow): Stand => ({
  payStatus,
  orderStatus,
  deadline: orderStatus === ORDER_STATUS.unpaid ? payDeadline : null
})

/** Of what is owed after the order: while it can be paid it waits as an order does that nobody has paid. */
async function laterStand(db: Db, { orderNum, status }: OrderRow, payOrderNum: string): Promise<Stand> {
  const due = (await instalmentsOfOrders(db, [orderNum])).find((one) => one.payOrderNum === payOrderNum)
  if (!due) throw new Error('an order of which nothing is due')
  const closed = due.payState === PAY_ORDER_STATE.closed
  const payStatus = closed ? PAY_STATUS.closed : balancePayStatus(due)
  const waits = payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.failed
  return {
    payStatus,
    orderStatus: waits ? ORDER_STATUS.unpaid : status,
    deadline: waits ? due.deadline : null
  }
}
