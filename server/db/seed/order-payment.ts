import { REFUND_TYPE } from '@/domain/order/codes'
import { ACCOUNT } from '../../money/accounts'
import { bookPayment } from '../../money/commands/book-payment'
import { finishRefundTransaction } from '../../money/commands/finish-refund-transaction'
import { openRefund } from '../../money/commands/open-refund'
import { postInstalments } from '../../money/commands/post-instalments'
import { PAYMENT_STATE } from '../../money/payment-row'
import { instalmentsOf } from '../../money/queries/instalments'
import { pendingRefundTransactions } from '../../money/queries/refund-transactions'
import { gatewayPayments, gatewayRefunds, payments, type orders } from '../schema'
import type { Tx } from '../transact'
import type { SeedState } from './order-states'

interface SeedPayment {
  readonly order: typeof orders.$inferInsert
  readonly payment: SeedState['payment']
  /** Of the order, behind its letters. */
  readonly number: string
  /** Why it goes back. */
  readonly reason: string
  readonly paidAt: Date
  readonly deadline: Date
}

/** The money of a seeded order, as if it had come and gone. */
export async function seedPayment(
  tx: Tx,
  { order, payment, number, reason, paidAt, deadline }: SeedPayment
): Promise<void> {
  if (payment === null) return
  const { orderNum, payOrderNum, createdAt, payableFen: amountFen } = order
  const endedAt = payment === 'pending' ? null : paidAt
  const prepayId = `pp-demo-${number}`
  await tx.insert(gatewayPayments).values({
    prepayId,
    merchantOrder: `PT${number}`,
    channel: 'wechat-h5',
    amountFen,
    subject: order.productName,
    state: endedAt ? 'paid' : 'processing',
    tradeNo: endedAt ? `SB${number}` : null,
    notifyUrl: '/api/pay/notify',
    createdAt,
    expiresAt: deadline,
    settledAt: endedAt
  })
  const paying = { id: `PT${number}`, payOrderNum, channel: 'wechat-h5', amountFen, prepayId, createdAt }
  const [row] = await tx
    .insert(payments)
    .values({ ...paying, state: PAYMENT_STATE.pending, nextAskAt: createdAt })
    .returning()
  if (!row || !endedAt) return
  await bookPayment(tx, row, `SB${number}`, endedAt)
  await postInstalments(tx, payOrderNum, await instalmentsOf(tx, payOrderNum), endedAt)
  if (payment === 'paid') return
  const refundNo = `RF${number}`
  await openRefund(
    tx,
    {
      refundNo,
      payOrderNum,
      orderNum,
      cause: `refund:${refundNo}`,
      type: REFUND_TYPE.whole,
      reason: { id: '', name: reason },
      from: ACCOUNT.order(orderNum),
      parts: [{ paymentId: row.id, tender: null, amountFen }]
    },
    endedAt
  )
  const [payout] = await pendingRefundTransactions(tx, payOrderNum)
  if (!payout) throw new Error('a refund without a payout')
  // The bank takes its days for a card's refund.
  await tx.insert(gatewayRefunds).values({
    refundNo: payout.gatewayNo,
    prepayId,
    amountFen,
    state: payment === 'refunded' ? 'done' : 'processing',
    createdAt: endedAt
  })
  if (payment === 'refunded') await finishRefundTransaction(tx, payout.gatewayNo, endedAt)
}
