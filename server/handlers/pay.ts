import { createPayment } from '../commands/create-payment'
import { expireOrders } from '../commands/expire-orders'
import { refreshPayments } from '../commands/refresh-payments'
import { requireUser, type Handlers } from '../http/context'
import { orderOfPayment, payStatusDto } from '../queries/pay-status'

export const payHandlers = {
  'pay.create': (input, context) => createPayment(context, input),
  // Asked while the user waits: the gateway is asked at once, so a lost notice costs nothing.
  'pay.status': async ({ payOrderNum }, context) => {
    const { db } = context
    const now = context.now()
    const userId = requireUser(context).id
    const order = await orderOfPayment(db, userId, payOrderNum)
    await refreshPayments(db, order.orderNum, now)
    await expireOrders(db, now, userId)
    return payStatusDto(await orderOfPayment(db, userId, payOrderNum), now)
  }
} satisfies Partial<Handlers>
