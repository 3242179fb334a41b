import { and, eq, inArray } from 'drizzle-orm'
import { isExpired } from '@/domain/order/timers'
import { transact, type Tx } from '../../../db/transact'
import {
  instalments,
  instalmentTenders,
  orderReservations,
  orderLines,
  orders,
  payments,
  payOrders
} from '../../../db/schema'
import type { PayContext } from '../../../money/gateway'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../../money/pay-order'
import { leaseEnd, PAYMENT_STATE } from '../../../money/payment-row'
import { reservationRow, reservationsLeft, release, reserveAll } from '../../reservations'
import { paymentClaims, PAYING_RESERVATIONS } from '../../tenders'
import { recordEvents } from '../../order/event'
import type { WholeOrder } from '../../order/whole-order'
import { newPayOrderNum } from '../../order/order-number'
import { withParts } from '../../order/queries/order-parts'
import { lockPayOrder, type PaidTogether } from '../../order/queries/own-order'
import { restPlan, type RestPlan } from '../queries/rest-plan'
import { closePayOrders } from './close-pay-orders'
import { unconfirmedOf } from './end-pay-order'
import { processRefunds, closePayment } from '../../payments/commands/refresh-payments'

/** A gateway that does not close what it says to close is not followed for ever. */
const MOST_ROUNDS = 5

export type LeftOut =
  | { readonly done: true; readonly coupons: readonly string[] }
  /** It is the only one of its payment: who leaves it out ends that. */
  | { readonly alone: true }
  /** How things stand where it cannot be left out. */
  | { readonly stands: PaidTogether }

/**
 * Cancels one order of several that wait for one payment; the others wait on under the same deadline, and what is paid for them is reckoned
 * anew. A payment of the old sum that is open ends at the gateway first, outside any transaction; a payer who was faster has all of them.
 * What is left out gets an ended pay order of its own, with all that it claimed. Answers the names of what was taken off and came back.
 */
export async function leaveOut(
  context: PayContext,
  payOrderNum: string,
  orderNum: string,
  note: string
): Promise<LeftOut> {
  const { db, now } = context
  for (let round = 1; ; round += 1) {
    const at = now()
    const step = await transact(db, async (tx) => {
      const locked = await lockPayOrder(tx, payOrderNum)
      const { payOrder, orders: together } = locked
      const open =
        payOrder.state === PAY_ORDER_STATE.open && !isExpired(payOrder.deadline.getTime(), at.getTime())
      const own = together.some((order) => order.orderNum === orderNum && order.payOrderNum === payOrderNum)
      if (!open || !own) return { left: { stands: locked }, closing: [] }
      if (together.length === 1) return { left: { alone: true as const }, closing: [] }
      const closing = await unconfirmedOf(tx, payOrderNum)
      if (closing.length === 0) return { left: await reckonAnew(tx, locked, orderNum, note, at), closing }
      // Who pays this very moment opens another one, which ends in the next round.
      await tx
        .update(payments)
        .set({ state: PAYMENT_STATE.closing, nextAskAt: leaseEnd(at) })
        .where(
          inArray(
            payments.id,
            closing.map(({ id }) => id)
          )
        )
      return { left: { stands: locked }, closing }
    })
    if (step.closing.length === 0 || round === MOST_ROUNDS) return step.left
    for (const payment of step.closing) await closePayment(context, payment)
    await processRefunds(context, payOrderNum)
  }
}

/** No payment is open, and none is opened before this ends. */
async function reckonAnew(
  tx: Tx,
  { payOrder, orders: rows }: PaidTogether,
  leftOut: string,
  note: string,
  at: Date
): Promise<LeftOut> {
  const together = await withParts(tx, rows)
  const plan = await restPlan(tx, together, leftOut, at)
  const { payOrderNum } = payOrder
  const staying = plan.rest.map(({ order }) => order.orderNum)
  await releasePayments(tx, staying, at)
  const ended = { ...payOrder, payOrderNum: newPayOrderNum(at) }
  await tx.insert(payOrders).values(ended)
  await moveTo(tx, ended.payOrderNum, leftOut, plan, payOrderNum)
  const gone = rows.filter(({ orderNum }) => orderNum === leftOut)
  const apart = {
    payOrder: ended,
    orders: gone.map((order) => ({ ...order, payOrderNum: ended.payOrderNum }))
  }
  await closePayOrders(tx, [apart], { by: CLOSED_BY.user, note }, at)
  for (const one of plan.rest) await writeRest(tx, one)
  await takePayments(tx, plan, at)
  await recordEvents(
    tx,
    plan.rest.map(({ order }) => order),
    'reckoned',
    at,
    { without: leftOut }
  )
  return { done: true, coupons: plan.back.map(({ name }) => name) }
}

/** What is left out, and the coupons that come back, go under the pay order that ends with it. */
async function moveTo(
  tx: Tx,
  payOrderNum: string,
  orderNum: string,
  { back }: RestPlan,
  before: string
): Promise<void> {
  await tx.update(orders).set({ payOrderNum }).where(eq(orders.orderNum, orderNum))
  await tx
    .update(instalments)
    .set({ payOrderNum })
    .where(and(eq(instalments.orderNum, orderNum), eq(instalments.payOrderNum, before)))
  await tx.update(orderReservations).set({ payOrderNum }).where(eq(orderReservations.orderNum, orderNum))
  for (const { tender, resource } of back) {
    await tx
      .update(orderReservations)
      .set({ payOrderNum })
      .where(
        and(
          eq(orderReservations.payOrderNum, before),
          eq(orderReservations.kind, tender),
          eq(orderReservations.resource, resource)
        )
      )
  }
}

const paymentsOfOrders = (orderNums: readonly string[]) =>
  and(
    inArray(orderReservations.kind, [...PAYING_RESERVATIONS]),
    inArray(orderReservations.orderNum, [...orderNums])
  )

/** Tenders that pay are taken anew: what was reserved of them is reserved no more, and nothing of it is taken again later. */
async function releasePayments(tx: Tx, orderNums: readonly string[], at: Date): Promise<void> {
  for (const orderNum of orderNums) {
    const left = await reservationsLeft(tx, { orderNum })
    await release(
      tx,
      left.filter(({ claim }) => PAYING_RESERVATIONS.some((kind) => kind === claim.kind)),
      at
    )
  }
  await tx.delete(orderReservations).where(paymentsOfOrders(orderNums))
}

async function writeRest(tx: Tx, one: RestPlan['rest'][number]): Promise<void> {
  const { order, totalFen, discountFen, couponIds, payableFen, priceLines } = one
  await tx
    .update(orders)
    .set({ totalFen, discountFen, couponIds: [...couponIds], payableFen, priceLines })
    .where(eq(orders.orderNum, order.orderNum))
  for (const line of one.lines) {
    await tx
      .update(orderLines)
      .set({ discountFen: line.discountFen, payableFen: line.payableFen })
      .where(eq(orderLines.id, line.id))
  }
  await writeDues(tx, one)
}

/** What a due is from now on; of a deposit that is all of it now the rest goes. */
async function writeDues(
  tx: Tx,
  { order, dues: planned, payments }: RestPlan['rest'][number]
): Promise<void> {
  const ids = order.dues.map(({ id }) => id)
  await tx.delete(instalmentTenders).where(inArray(instalmentTenders.dueId, ids))
  for (const [at, { id }] of order.dues.entries()) {
    const due = planned[at]
    if (due)
      await tx
        .update(instalments)
        .set({ amountFen: due.amountFen, purpose: due.purpose })
        .where(eq(instalments.id, id))
    else await tx.delete(instalments).where(eq(instalments.id, id))
  }
  const first = dueNow(order)
  if (payments.length === 0) return
  await tx.insert(instalmentTenders).values(payments.map((payment) => ({ dueId: first, ...payment })))
}

/** The due that is paid with the order itself. */
function dueNow({ dues: all, payOrderNum }: WholeOrder): number {
  const due = all.find((one) => one.payOrderNum === payOrderNum)
  if (!due) throw new Error('an order of which nothing is due')
  return due.id
}

async function takePayments(tx: Tx, { rest }: RestPlan, at: Date): Promise<void> {
  const claims = rest.flatMap(({ order, payments }) => paymentClaims(order, payments))
  if (claims.length === 0) return
  const missing = await reserveAll(tx, claims, at)
  if (missing) throw new Error(`${missing.resource} has less than it had`)
  await tx.insert(orderReservations).values(claims.map(reservationRow))
}
