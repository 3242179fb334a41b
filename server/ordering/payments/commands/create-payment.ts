import { and, eq, inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import type { LaterDue } from '@/domain/order/instalments'
import type { PayChannel } from '@/domain/order/pay-channels'
import { isExpired } from '@/domain/order/timers'
import { orders, payments } from '../../../db/schema'
import { instalmentsOf, toPayFen } from '../../../money/queries/instalments'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import type { OrderRow } from '../../order/whole-order'
import { newPaymentId } from '../../order/order-number'
import { PAYABLE } from '../../order/pay-states'
import { bankPayParams } from '../../../bank/pay-request'
import { actionOf, channelOf } from '../../../gateway/actions'
import type { Handover } from '../../../money/gateway'
import { leaseEnd, PAYMENT_STATE, type PaymentRow } from '../../../money/payment-row'
import { lockPayOrder, ownOrder } from '../../order/queries/own-order'
import { markPaid } from './apply-payment'
import { unconfirmedOf } from '../../closing/commands/end-pay-order'
import { payerOf } from '../payer'
import { openBalance } from './open-balance'
import { processRefunds, closePayment, refOf } from './refresh-payments'
import { transact } from '../../../db/transact'

/** A payment that the payer can go on with. */
export interface OpenedPayment {
  readonly payOrderNum: string
  /** In fen. */
  readonly payFen: number
  readonly deadline: Date
  /** How the payer is handed over to the gateway; null when nothing is left to pay. */
  readonly handover: Handover | null
}

/**
 * Opens a payment at the gateway (§7 `/pay/create`). A try on the same channel that still waits is used again; one on
 * another channel is closed first, so that an order is not paid twice. Repeatable: the try is written down before the gateway
 * is asked for it, outside any transaction, and a call after a crash takes it up. Refuses: 404 another's order, 0 an order
 * that is closed or whose result is not known yet, 33 a payer whom WeChat has not named yet. An order with nothing left to pay answers `done`. With `due` what the order
 * owes after it is paid, under a pay order of its own: see `openOwed`.
 */
export async function createPayment(
  context: RequestContext,
  input: {
    orderNo: string
    channel: PayChannel
    due?: LaterDue | undefined
    payerCode?: string | undefined
  }
): Promise<OpenedPayment> {
  const order = await ownOrder(context.db, requireUser(context).id, input.orderNo)
  const { due = null, channel } = input
  const payOrderNum = due === null ? order.payOrderNum : await openBalance(context, order.orderNum, due)
  const wanted = { orderNum: order.orderNum, payOrderNum, due, channel, payerCode: input.payerCode }
  if (due !== null || isUnpaid(order)) await endEarlier(context, payOrderNum, channel)
  const intent = await writeIntent(context, wanted)
  if (intent.payment === null) return openedBy(context, intent, null)
  await processRefunds(context, payOrderNum)
  return openedBy(context, intent, await openPayment(context, intent, intent.payment))
}

const isUnpaid = ({ payStatus }: OrderRow): boolean => PAYABLE.some((payable) => payable === payStatus)

/** Hears about earlier tries, and ends those that the payer shall not go on with. */
async function endEarlier(context: RequestContext, payOrderNum: string, channel: PayChannel): Promise<void> {
  for (const payment of await unconfirmedOf(context.db, payOrderNum)) {
    if (await isUsable(context, payment, channel)) continue
    await closePayment(context, payment)
  }
  await processRefunds(context, payOrderNum)
}

async function isUsable(
  { gateway, now }: RequestContext,
  { id, state, channel, createdAt }: PaymentRow,
  wanted: PayChannel
): Promise<boolean> {
  // One that is being opened is not known at the gateway yet, and could be paid after this looked: `writeIntent` ends it, locked.
  if (state === PAYMENT_STATE.opening) return true
  if (channel !== wanted || state === PAYMENT_STATE.closing) return false
  const lastsMs = gateway.handoverMs(wanted)
  if (lastsMs !== null && now().getTime() - createdAt.getTime() >= lastsMs) return false
  return (await gateway.query({ merchantOrder: id, channel: wanted }))?.state === 'waiting'
}

interface Wanted {
  readonly orderNum: string
  readonly payOrderNum: string
  /** null: the order itself. */
  readonly due: LaterDue | null
  readonly channel: PayChannel
  /** Of WeChat's page; see `payerOf`. */
  readonly payerCode: string | undefined
}

interface Intent {
  wanted: Wanted
  /** The one that was asked for. */
  order: OrderRow
  subject: string
  amountFen: number
  /** Nobody pays after it. */
  deadline: Date
  /** The try to go on with; null when nothing is left to pay. */
  payment: PaymentRow | null
}

const isPaid = ({ payStatus }: OrderRow): boolean =>
  payStatus === PAY_STATUS.paid || payStatus === PAY_STATUS.grouping

/** Judges the pay order and writes the try down, in one transaction. Tries on other channels that came up meanwhile are to end. */
async function writeIntent(context: RequestContext, wanted: Wanted): Promise<Intent> {
  const { orderNum, payOrderNum, due, channel } = wanted
  const now = context.now()
  return transact(context.db, async (tx) => {
    const locked = await lockPayOrder(tx, payOrderNum)
    const { payOrder, orders: together } = locked
    const order = together.find((one) => one.orderNum === orderNum)
    if (!order || order.deletedAt !== null) throw notPayable()
    const amountFen = toPayFen(await instalmentsOf(tx, payOrderNum))
    const { productName } = order
    const subject = together.length > 1 ? ORDER_TEXTS.several(productName, together.length) : productName
    const judged = { wanted, order, subject, amountFen, deadline: payOrder.deadline }
    const paid = due === null ? isPaid(order) : payOrder.state === PAY_ORDER_STATE.paid
    if (paid) return { ...judged, payment: null }
    if (payOrder.state === PAY_ORDER_STATE.paying) throw new Refusal(ErrorCode.business, ORDER_TEXTS.paying)
    const isOpen = payOrder.state === PAY_ORDER_STATE.open
    if (!isOpen || isExpired(payOrder.deadline.getTime(), now.getTime())) throw notPayable()
    if (amountFen === 0) {
      // Once another order was left out, a gift card pays all of the rest.
      await markPaid(tx, locked, null, now, now)
      return { ...judged, payment: null }
    }
    if (!context.gateway.channels.includes(channel))
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.payMissing)
    const open = await unconfirmedOf(tx, payOrderNum)
    const usable = open.find(
      (payment) => payment.channel === channel && payment.state !== PAYMENT_STATE.closing
    )
    const id = usable?.id ?? newPaymentId(now)
    const others = open.filter((payment) => payment.id !== id).map((payment) => payment.id)
    if (others.length > 0) {
      await tx
        .update(payments)
        .set({ state: PAYMENT_STATE.closing, nextAskAt: leaseEnd(now) })
        .where(inArray(payments.id, others))
    }
    const [payment] = usable
      ? await tx
          .update(payments)
          .set({ nextAskAt: leaseEnd(now) })
          .where(eq(payments.id, id))
          .returning()
      : await tx
          .insert(payments)
          .values({
            id,
            payOrderNum,
            channel,
            amountFen,
            state: PAYMENT_STATE.opening,
            nextAskAt: leaseEnd(now),
            createdAt: now
          })
          .returning()
    if (!payment) throw new Error('the payment was not written')
    // What became of an earlier try is no news of this one: who pays now must not read that it failed.
    await tx
      .update(orders)
      .set({ payStatus: PAY_STATUS.unpaid })
      .where(and(eq(orders.payOrderNum, payOrderNum), eq(orders.payStatus, PAY_STATUS.failed)))
    return { ...judged, payment }
  })
}

const notPayable = () => new Refusal(ErrorCode.business, ORDER_TEXTS.notPayable)

/** Our page that the payer comes back to. */
const pageOf = ({ order: { orderNum, orderType }, wanted: { due } }: Intent): string =>
  `/process/go-pay?orderNo=${orderNum}&orderType=${orderType}${due === null ? '' : `&due=${due}`}`

/** What the gateway is told of a try, whenever it is asked about it. */
function tryOf(
  { origin }: RequestContext,
  intent: Intent,
  { id, channel, amountFen }: Pick<PaymentRow, 'id' | 'channel' | 'amountFen'>
) {
  const payChannel = channelOf(channel)
  return {
    ...{ merchantOrder: id, channel: payChannel, amountFen, subject: intent.subject },
    returnUrl: actionOf(payChannel) === 'redirect' ? origin + pageOf(intent) : '',
    expiresAt: intent.deadline
  }
}

interface OpenPayment {
  id: string
  channel: string
  prepayId: string
}

/** Asks the gateway for the payment and writes its number down. One that was ended meanwhile ends there too. */
async function openPayment(
  context: RequestContext,
  intent: Intent,
  { id, channel, amountFen, prepayId: known }: PaymentRow
): Promise<OpenPayment> {
  if (known !== null) return { id, channel, prepayId: known }
  const { db, gateway } = context
  const payChannel = channelOf(channel)
  const prepayId = await gateway.open({
    ...tryOf(context, intent, { id, channel, amountFen }),
    payer: await payerOf(context, payChannel, intent.wanted.payerCode, pageOf(intent)),
    payerAddress: context.address
  })
  const written = await db
    .update(payments)
    .set({ prepayId, state: PAYMENT_STATE.created })
    .where(and(eq(payments.id, id), inArray(payments.state, [PAYMENT_STATE.opening, PAYMENT_STATE.created])))
    .returning({ id: payments.id })
  if (written.length === 0) {
    await gateway.close(refOf({ id, channel }))
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.payAgain)
  }
  return { id, channel, prepayId }
}

async function openedBy(
  context: RequestContext,
  intent: Intent,
  payment: OpenPayment | null
): Promise<OpenedPayment> {
  const { gateway, now, config } = context
  const { amountFen } = intent
  const opened = {
    payOrderNum: intent.wanted.payOrderNum,
    payFen: amountFen,
    deadline: intent.order.payDeadline
  }
  if (!payment) return { ...opened, handover: null }
  const { id, channel, prepayId } = payment
  const handover = await gateway.handover({ ...tryOf(context, intent, { id, channel, amountFen }), prepayId })
  const forBank = bankPayParams(config, channelOf(channel), prepayId, amountFen, now())
  return { ...opened, handover: { ...handover, params: { ...handover.params, ...forBank } } }
}
