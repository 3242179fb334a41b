import { eq } from 'drizzle-orm'
import { payments } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import { PAYMENT_STATE, type PaymentRow } from '../payment-row'
import { postTransfers } from './post-transfers'

/** Money has arrived for a pay order. */
export async function bookPayment(
  tx: Tx,
  { id, channel, payOrderNum, amountFen }: PaymentRow,
  tradeNo: string | null,
  paidAt: Date
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: PAYMENT_STATE.paid, gatewayTradeNo: tradeNo, paidAt })
    .where(eq(payments.id, id))
  const from = ACCOUNT.gateway(channel)
  await postTransfers(tx, [{ cause: `payment:${id}`, from, to: ACCOUNT.pay(payOrderNum), amountFen }], paidAt)
}
