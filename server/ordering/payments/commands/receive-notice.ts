import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { transact } from '../../../db/transact'
import { payments, receivedNotices, refundTransactions } from '../../../db/schema'
import type { PayContext, PrepayResult } from '../../../money/gateway'
import type { Notice, OpenedNotice } from '../../../gateway/notice'
import { channelOf } from '../../../gateway/actions'
import type { PaymentRow } from '../../../money/payment-row'
import { applyPayment } from './apply-payment'
import { processRefunds } from './refresh-payments'
import { applyRefundResult } from './refund-payment'

/**
 * Takes a notice of the gateway. Order number and amount must fit; a forged one is refused and logged, the
 * same one twice is taken and changes nothing, and one that does not concern the shop is taken. What the gateway has to do after it is tried at once; it is taken also when
 * that fails, as the job tries again. Answers whether it was taken.
 */
export async function receiveNotice(context: PayContext, notice: OpenedNotice): Promise<boolean> {
  const { db, log } = context
  const now = context.now()
  if (notice === 'forged') {
    log.warn('a payment notice with a wrong signature was refused')
    return false
  }
  if (notice === 'other') return true
  const [payment] = await db.select().from(payments).where(eq(payments.id, notice.merchantOrder))
  if (!payment || !(await fits(db, payment, notice))) {
    log.warn(
      { noticeId: notice.noticeId, prepayId: notice.prepayId },
      'a payment notice that fits no payment was refused'
    )
    return false
  }
  const result = await resultOf(context, payment, notice)
  await transact(db, async (tx) => {
    const first = await tx
      .insert(receivedNotices)
      .values({ noticeId: notice.noticeId, payOrderNum: payment.payOrderNum, at: now })
      .onConflictDoNothing()
      .returning({ id: receivedNotices.id })
    if (first.length === 0) return
    if (result) await applyPayment(tx, payment, result, now)
    else await applyRefundResult(tx, notice.refundNo, notice.refund ?? 'done', now)
  })
  await processRefunds(context, payment.payOrderNum).catch(() =>
    log.warn({ noticeId: notice.noticeId }, 'the gateway did not answer after a notice; it is asked again')
  )
  return true
}

async function fits(db: Db, payment: PaymentRow, notice: Notice): Promise<boolean> {
  // A payment whose opener died before it wrote the gateway's number down has none.
  const { prepayId } = payment
  if (prepayId !== null && notice.prepayId !== null && prepayId !== notice.prepayId) return false
  if (notice.kind !== 'refund') return notice.amountFen === payment.amountFen
  const [payout] = await db
    .select()
    .from(refundTransactions)
    .where(eq(refundTransactions.gatewayNo, notice.refundNo))
  return payout?.paymentId === payment.id && payout.amountFen === notice.amountFen
}

/**
 * What a notice says of a payment; null when it is about a refund. A refusal is no end: the payer may have paid since, and the
 * notice of that may be lost, so the gateway is asked. While it does not answer, the notice is not taken and comes again.
 */
async function resultOf(
  { gateway }: PayContext,
  payment: PaymentRow,
  { kind, tradeNo, amountFen, settledAt }: Notice
): Promise<PrepayResult | null> {
  if (kind === 'refund') return null
  const told = { state: kind, tradeNo, amountFen, settledAt: new Date(settledAt) }
  if (kind !== 'declined') return told
  return (await gateway.query({ merchantOrder: payment.id, channel: channelOf(payment.channel) })) ?? told
}
