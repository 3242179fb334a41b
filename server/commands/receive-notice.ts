import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client'
import { payments, receivedNotices, refunds } from '../db/schema'
import { openNotice, type Notice, type SignedNotice } from '../pay/notices'
import type { PaymentRow } from '../pay/payment-row'
import { applyPayment } from './apply-payment'
import { finishRefund } from './refund-payment'

type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * Takes a notice of the gateway. Signature, time, order number and amount must fit; a forged one is refused and logged, the
 * same one twice is taken and changes nothing. Answers whether it was taken.
 */
export async function receiveNotice(db: Db, signed: SignedNotice, now: Date, log: Log): Promise<boolean> {
  const notice = await openNotice(db, signed, now)
  if (!notice) {
    log.warn({ bytes: signed.raw.length }, 'a payment notice with a wrong signature was refused')
    return false
  }
  const [payment] = await db.select().from(payments).where(eq(payments.prepayId, notice.prepayId))
  if (!payment || !(await fits(db, payment, notice))) {
    log.warn(
      { noticeId: notice.noticeId, prepayId: notice.prepayId },
      'a payment notice that fits no payment was refused'
    )
    return false
  }
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(receivedNotices)
      .values({ noticeId: notice.noticeId, payOrderNum: payment.payOrderNum, at: now })
      .onConflictDoNothing()
      .returning({ id: receivedNotices.id })
    if (first.length > 0) await apply(tx, payment, notice, now)
  })
  return true
}

async function fits(db: Db, payment: PaymentRow, notice: Notice): Promise<boolean> {
  if (notice.merchantOrder !== payment.id) return false
  if (notice.kind !== 'refund') return notice.amountFen === payment.amountFen
  const [refund] = await db.select().from(refunds).where(eq(refunds.refundNo, notice.refundNo))
  return refund?.paymentId === payment.id && refund.amountFen === notice.amountFen
}

async function apply(tx: Db, payment: PaymentRow, notice: Notice, now: Date): Promise<void> {
  if (notice.kind === 'refund') return finishRefund(tx, notice.refundNo, now)
  const { kind, tradeNo, amountFen, settledAt } = notice
  await applyPayment(tx, payment, { state: kind, tradeNo, amountFen, settledAt: new Date(settledAt) }, now)
}
