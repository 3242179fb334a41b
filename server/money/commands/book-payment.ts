import { eq } from 'drizzle-orm'
import type { PayChannel } from '@/domain/order/pay-channels'
import { payments } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { putInOutbox } from '../../outbox/put'
import { ACCOUNT } from '../accounts'
import { PAYMENT_STATE, type PaymentRow } from '../payment-row'
import { shippingEntry } from '../shipping'
import { postTransfers } from './post-transfers'

/** WeChat hands this money over once it is told that what was paid for was. */
const KEPT_BY_WECHAT: PayChannel = 'wechat-mini'

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
  if (channel === KEPT_BY_WECHAT) await putInOutbox(tx, [shippingEntry(id, 1)], paidAt)
  await postTransfers(tx, [{ cause: `payment:${id}`, from, to: ACCOUNT.pay(payOrderNum), amountFen }], paidAt)
}
