import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { isOutage } from '../../db/outage'
import { payments, refunds } from '../../db/schema'
import type { PayContext, PrepayResult } from '../../gateway/gateway'
import { PAYMENT_STATE, type PaymentRow } from '../order/payment-row'
import { applyPayment } from './apply-payment'
import { finishRefund } from './refund-payment'
import { transact } from '../../db/transact'

/** A result that is not known yet is asked for so often. */
const ASK_AGAIN_MS = 10_000
const BATCH = 50

/** The gateway has something to do for these. */
const INTENTS: readonly string[] = [PAYMENT_STATE.closing, PAYMENT_STATE.refunding]
/** The job asks about these; an `opening` that is as old as its lease was never shown to a payer and ends. */
const UNSETTLED: readonly string[] = [...INTENTS, PAYMENT_STATE.opening, PAYMENT_STATE.pending]

/** What the gateway says of a payment that it does not know: nobody can pay it. */
const UNKNOWN: Omit<PrepayResult, 'amountFen'> = { state: 'closed', tradeNo: null, settledAt: null }

/** Ends a payment at the gateway, unless the payer was faster; the answer becomes the shop's truth. Outside any transaction. */
export async function closePayment({ db, gateway, now }: PayContext, payment: PaymentRow): Promise<void> {
  const { amountFen } = payment
  await applyPayment(db, payment, (await gateway.close(payment.id)) ?? { ...UNKNOWN, amountFen }, now())
}

/** Carries out at the gateway what transactions have written down for an order. Outside any transaction. */
export async function carryOut(context: PayContext, orderNum: string): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const intended = await context.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderNum, orderNum), inArray(payments.state, [...INTENTS])))
    const due = intended.filter(({ id, state }) => !done.has(`${state} ${id}`))
    if (due.length === 0) return
    for (const payment of due) {
      done.add(`${payment.state} ${payment.id}`)
      await settle(context, payment)
    }
  }
}

/** Does or asks at the gateway what the state of a payment calls for. */
async function settle(context: PayContext, payment: PaymentRow): Promise<void> {
  const { db, gateway, now } = context
  switch (payment.state) {
    case PAYMENT_STATE.opening:
    case PAYMENT_STATE.closing:
      return closePayment(context, payment)
    case PAYMENT_STATE.refunding:
      return payBack(context, payment)
    default: {
      const result = await gateway.query(payment.id)
      if (result) await applyPayment(db, payment, result, now())
    }
  }
}

async function payBack({ db, gateway, now }: PayContext, { id, orderNum }: PaymentRow): Promise<void> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), eq(refunds.orderNum, orderNum)))
  if (!refund) throw new Error('a payment goes back without a refund')
  const { refundNo, amountFen } = refund
  const state = await gateway.refund({ refundNo, merchantOrder: id, amountFen })
  if (state === 'done') await transact(db, (tx) => finishRefund(tx, refundNo, now()))
}

/** Asks the gateway about every try of an order that has not ended; the answer, not the client, is the truth. */
export async function refreshPayments(context: PayContext, orderNum: string): Promise<void> {
  const open = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderNum, orderNum),
        inArray(payments.state, [PAYMENT_STATE.created, PAYMENT_STATE.pending])
      )
    )
  for (const payment of open) await settle(context, payment)
  await carryOut(context, orderNum)
}

/**
 * The same for every payment that waits for something: whose notice was lost, or that a process died over. A batch is claimed
 * by a conditional update that moves `nextAskAt` on, so that several replicas do not ask about the same; what fails is asked
 * again when that time has come. A payment is a piece of its own.
 */
export async function* refreshUnsettled(context: PayContext): AsyncGenerator<void> {
  const { db, now, log } = context
  for (;;) {
    const at = now()
    const due = db
      .select({ id: payments.id })
      .from(payments)
      .where(and(inArray(payments.state, [...UNSETTLED]), lte(payments.nextAskAt, at)))
      .orderBy(asc(payments.nextAskAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(payments)
      .set({ nextAskAt: new Date(at.getTime() + ASK_AGAIN_MS) })
      .where(inArray(payments.id, due))
      .returning()
    let failed = 0
    let fault: unknown = null
    for (const payment of claimed) {
      try {
        await settle(context, payment)
        await carryOut(context, payment.orderNum)
      } catch (error) {
        if (isOutage(error)) throw error
        failed += 1
        fault = error
      }
      yield
    }
    if (failed > 0)
      log.warn({ payments: failed, err: fault }, 'payments could not be settled; the gateway is asked again')
    if (claimed.length < BATCH) return
  }
}
