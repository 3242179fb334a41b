import { and, eq } from 'drizzle-orm'
import type { PayChannel, PayCreateResults } from '@/contract/dto/pay'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import { PAY_STATUS } from '@/domain/order/codes'
import { isExpired } from '@/domain/order/timers'
import type { Db } from '../db/client'
import { orders, payments } from '../db/schema'
import { requireUser, type RequestContext } from '../http/context'
import { Refusal } from '../http/refusal'
import { ORDER_TEXTS } from '../order-texts'
import type { OrderRow } from '../orders/facts'
import { newPaymentId } from '../orders/order-number'
import { actionOf, cashierPath, clientParams } from '../pay/client-params'
import { closePrepay, openPrepay, queryPrepay } from '../pay/gateway'
import { PAYMENT_STATE, type PaymentRow } from '../pay/payment-row'
import { lockOrder, lockOwnOrder } from '../queries/own-order'
import { applyPayment, isUnpaid } from './apply-payment'

/**
 * Opens a payment at the gateway (§7 `/pay/create`). A try on the same channel that still waits is used again; one on
 * another channel is closed first, so that an order is not paid twice. Refuses: 404 another's order, 0 an order that is
 * closed or whose result is not known yet. An order with nothing left to pay answers `done`.
 */
export async function createPayment(
  context: RequestContext,
  input: { orderNo: string; channel: PayChannel }
): Promise<PayCreateResults> {
  const { db: tx } = context
  const now = context.now()
  const order = await lockOwnOrder(tx, requireUser(context).id, input.orderNo)
  const waiting = isUnpaid(order) ? await settleEarlier(tx, order, input.channel, now) : null
  const current = (await lockOrder(tx, order.orderNum)) ?? order
  if (current.payStatus === PAY_STATUS.paid) return toResults(context, current, null)
  if (current.payStatus === PAY_STATUS.paying) throw new Refusal(ErrorCode.business, ORDER_TEXTS.paying)
  if (!isUnpaid(current) || isExpired(current.payDeadline.getTime(), now.getTime())) {
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.notPayable)
  }
  return toResults(context, current, waiting ?? (await openPayment(context, current, input.channel)))
}

/** Hears about earlier tries. Returns one on this channel that still waits for the payer. */
async function settleEarlier(
  tx: Db,
  { orderNum }: OrderRow,
  channel: PayChannel,
  now: Date
): Promise<PaymentRow | null> {
  const open = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderNum, orderNum), eq(payments.state, PAYMENT_STATE.created)))
  let usable: PaymentRow | null = null
  for (const payment of open) {
    const known = await queryPrepay(tx, payment.prepayId)
    if (known?.state === 'waiting' && payment.channel === channel) {
      usable = payment
      continue
    }
    const result = await closePrepay(tx, payment.prepayId, now)
    if (result) await applyPayment(tx, payment, result, now)
  }
  return usable
}

async function openPayment(
  context: RequestContext,
  order: OrderRow,
  channel: PayChannel
): Promise<PaymentRow> {
  const { db: tx, origin, config } = context
  if (config.production) throw new Refusal(ErrorCode.business, ORDER_TEXTS.payMissing)
  const now = context.now()
  const id = newPaymentId(now)
  const returnUrl = `${origin}/process/go-pay?orderNo=${order.orderNum}&orderType=${order.orderType}`
  const prepayId = await openPrepay(
    tx,
    {
      merchantOrder: id,
      channel,
      amountFen: order.payableFen,
      subject: order.productName,
      returnUrl: actionOf(channel) === 'redirect' ? returnUrl : '',
      expiresAt: order.payDeadline
    },
    now
  )
  const [payment] = await tx
    .insert(payments)
    .values({
      id,
      payOrderNum: order.payOrderNum,
      orderNum: order.orderNum,
      channel,
      amountFen: order.payableFen,
      prepayId,
      state: PAYMENT_STATE.created,
      createdAt: now
    })
    .returning()
  if (!payment) throw new Error('the payment was not written')
  // What became of an earlier try is no news of this one: who pays now must not read that it failed.
  await tx
    .update(orders)
    .set({ payStatus: PAY_STATUS.unpaid })
    .where(and(eq(orders.orderNum, order.orderNum), eq(orders.payStatus, PAY_STATUS.failed)))
  return payment
}

async function toResults(
  context: RequestContext,
  order: OrderRow,
  payment: PaymentRow | null
): Promise<PayCreateResults> {
  const { db, origin } = context
  const now = context.now()
  const common = {
    payOrderNum: order.payOrderNum,
    payPrice: toYuan(order.payableFen),
    payDeadline: order.payDeadline.getTime(),
    serverTime: now.getTime()
  }
  const channel = payment && CHANNELS.find((known) => known === payment.channel)
  if (!payment || !channel) return { ...common, action: 'done', cashierUrl: '', params: {} }
  const action = actionOf(channel)
  return {
    ...common,
    action,
    cashierUrl: action === 'redirect' ? origin + cashierPath(payment.prepayId) : '',
    params: await clientParams(db, channel, payment.prepayId, now)
  }
}

const CHANNELS: readonly PayChannel[] = [
  'wechat-h5',
  'wechat-jsapi',
  'wechat-mini',
  'wechat-app',
  'alipay',
  'bankcard',
  'bank-app'
]
