import { and, desc, eq, inArray } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { PAY_CONFIRM_MS } from '@/domain/order/timers'
import { orderEvents, payments } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { isUnpaid, PAY_ORDER_STATE } from '../../../money/pay-order'
import { PAYMENT_STATE, UNCONFIRMED_STATES, type PaymentRow } from '../../../money/payment-row'
import { recordEvents } from '../../order/event'
import type { PaidTogether } from '../../order/queries/own-order'
import { setPayState } from './set-pay-state'

/** The payer confirmed, and the gateway's answer is late: 支付确认中, for a quarter of an hour at most; then the orders wait for a payment again. */
export async function applyProcessing(
  tx: Tx,
  { payOrder, orders: paying }: PaidTogether,
  payment: PaymentRow,
  now: Date
): Promise<void> {
  const { payOrderNum, state } = payOrder
  if (UNCONFIRMED_STATES.includes(payment.state)) {
    await tx.update(payments).set({ state: PAYMENT_STATE.pending }).where(eq(payments.id, payment.id))
    if (!isUnpaid(payOrder) || state === PAY_ORDER_STATE.paying) return
    await setPayState(tx, payOrderNum, paying, PAY_STATUS.paying, PAY_ORDER_STATE.paying)
    await recordEvents(tx, paying, 'paying', now, { paymentId: payment.id })
    return
  }
  if (state !== PAY_ORDER_STATE.paying) return
  const [since] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        inArray(
          orderEvents.orderNum,
          paying.map(({ orderNum }) => orderNum)
        ),
        eq(orderEvents.event, 'paying')
      )
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
  if (since && now.getTime() - since.at.getTime() < PAY_CONFIRM_MS) return
  await setPayState(tx, payOrderNum, paying, PAY_STATUS.unpaid, PAY_ORDER_STATE.open)
}
