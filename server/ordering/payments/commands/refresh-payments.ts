import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { isOutage } from '../../../db/outage'
import { OutsideError, ProviderRefusal } from '../../../outside'
import { payments, refundTransactions } from '../../../db/schema'
import { channelOf } from '../../../gateway/actions'
import type { PayContext, PaymentRef, PrepayResult } from '../../../money/gateway'
import { PAYMENT_STATE, type PaymentRow } from '../../../money/payment-row'
import { PAYOUT_STATE, type RefundTransactionRow } from '../../../money/refund-transaction'
import { pendingRefundTransactions } from '../../../money/queries/refund-transactions'
import { applyPayment } from './apply-payment'
import { applyRefundResult } from './refund-payment'
import { transact } from '../../../db/transact'

/** A result that is not known yet is asked for so often. */
const ASK_AGAIN_MS = 10_000
const BATCH = 50

/** The job asks about these; an `opening` that is as old as its lease was never shown to a payer and ends. */
const WAITING: readonly string[] = [PAYMENT_STATE.closing, PAYMENT_STATE.opening, PAYMENT_STATE.pending]

/** What the gateway says of a payment that it does not know: nobody can pay it. */
const UNKNOWN: Omit<PrepayResult, 'amountFen'> = { state: 'closed', tradeNo: null, settledAt: null }

/** Under which the gateway knows a payment. */
export const refOf = ({ id, channel }: Pick<PaymentRow, 'id' | 'channel'>): PaymentRef => ({
  merchantOrder: id,
  channel: channelOf(channel)
})

/** Ends a payment at the gateway, unless the payer was faster; the answer becomes the shop's truth. Outside any transaction. */
export async function closePayment({ db, gateway, now }: PayContext, payment: PaymentRow): Promise<void> {
  const { amountFen } = payment
  await applyPayment(db, payment, (await gateway.close(refOf(payment))) ?? { ...UNKNOWN, amountFen }, now())
}

/** Carries out at the gateway what transactions have written down for a pay order. Outside any transaction. */
export async function processRefunds(context: PayContext, payOrderNum: string): Promise<void> {
  const closing = and(eq(payments.payOrderNum, payOrderNum), eq(payments.state, PAYMENT_STATE.closing))
  // Of a payment that is closed it may turn out that it was paid, and goes back.
  for (const payment of await context.db.select().from(payments).where(closing)) {
    await closePayment(context, payment)
  }
  for (const payout of await pendingRefundTransactions(context.db, payOrderNum)) {
    // It is written down: the job asks again, and who asked for it need not wait.
    await payOut(context, payout).catch((error: unknown) => {
      if (!(error instanceof OutsideError) && !(error instanceof ProviderRefusal)) throw error
      context.log.warn({ err: error }, 'the gateway has not paid back yet; it is asked again')
    })
  }
}

/** Does or asks at the gateway what the state of a payment calls for. */
async function refreshPayment(context: PayContext, payment: PaymentRow): Promise<void> {
  const { db, gateway, now } = context
  if (payment.state === PAYMENT_STATE.opening || payment.state === PAYMENT_STATE.closing) {
    return closePayment(context, payment)
  }
  const result = await gateway.query(refOf(payment))
  if (result) await applyPayment(db, payment, result, now())
}

async function payOut({ db, gateway, now }: PayContext, payout: RefundTransactionRow): Promise<void> {
  const { gatewayNo, paymentId, amountFen } = payout
  if (paymentId === null) return
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error('a payout without its payment')
  const asked = { ...refOf(payment), refundNo: gatewayNo, amountFen, totalFen: payment.amountFen }
  const result = await gateway.refund(asked)
  await transact(db, (tx) => applyRefundResult(tx, gatewayNo, result, now()))
}

/** Asks the gateway about every try of a pay order that has not ended; the answer, not the client, is the truth. */
export async function refreshPayments(context: PayContext, payOrderNum: string): Promise<void> {
  const open = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payOrderNum, payOrderNum),
        inArray(payments.state, [PAYMENT_STATE.created, PAYMENT_STATE.pending])
      )
    )
  for (const payment of open) await refreshPayment(context, payment)
  await processRefunds(context, payOrderNum)
}

type Work = () => Promise<void>

/**
 * The same for every payment and payout that waits for something: whose notice was lost, or that a process died over. A batch is
 * claimed by a conditional update that moves `nextAskAt` on, so that several replicas do not ask about the same; what fails is
 * asked again when that time has come. Each is a piece of its own.
 */
export async function* refreshPending(context: PayContext): AsyncGenerator<void> {
  for (const claim of [claimPayments, claimPayouts]) {
    for (;;) {
      const claimed = await claim(context)
      let failed = 0
      let fault: unknown = null
      for (const work of claimed) {
        try {
          await work()
        } catch (error) {
          if (isOutage(error)) throw error
          failed += 1
          fault = error
        }
        yield
      }
      if (failed > 0)
        context.log.warn({ failed, err: fault }, 'payments have no result yet; the gateway is asked again')
      if (claimed.length < BATCH) break
    }
  }
}

async function claimPayments(context: PayContext): Promise<Work[]> {
  const at = context.now()
  const due = context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...WAITING]), lte(payments.nextAskAt, at)))
    .orderBy(asc(payments.nextAskAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const claimed = await context.db
    .update(payments)
    .set({ nextAskAt: new Date(at.getTime() + ASK_AGAIN_MS) })
    .where(inArray(payments.id, due))
    .returning()
  return claimed.map((payment) => async () => {
    await refreshPayment(context, payment)
    await processRefunds(context, payment.payOrderNum)
  })
}

async function claimPayouts(context: PayContext): Promise<Work[]> {
  const at = context.now()
  const due = context.db
    .select({ no: refundTransactions.gatewayNo })
    .from(refundTransactions)
    .where(and(eq(refundTransactions.state, PAYOUT_STATE.asked), lte(refundTransactions.nextAskAt, at)))
    .orderBy(asc(refundTransactions.nextAskAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const claimed = await context.db
    .update(refundTransactions)
    .set({ nextAskAt: new Date(at.getTime() + ASK_AGAIN_MS) })
    .where(inArray(refundTransactions.gatewayNo, due))
    .returning()
  return claimed.map((payout) => () => payOut(context, payout))
}
