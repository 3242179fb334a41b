import { createPayment } from './commands/create-payment'
import { expireOrdersOf } from '../closing/commands/expire-orders'
import { refreshPayments } from './commands/refresh-payments'
import { requireUser, type Handlers } from '../../http/context'
import { orderOfPayment, payStatusDto } from './queries/pay-status'

export const payHandlers = {
  'pay.create': (input, context) => createPayment(context, input),
  // Asked while the user waits: the gateway is asked at once, so a lost notice costs nothing.
  'pay.status': async ({ payOrderNum }, context) => {
    const { db } = context
    const userId = requireUser(context).id
    await orderOfPayment(db, userId, payOrderNum)
    await refreshPayments(context, payOrderNum)
    await expireOrdersOf(context, userId)
    return payStatusDto(db, await orderOfPayment(db, userId, payOrderNum), payOrderNum, context.now())
  }
} satisfies Partial<Handlers>
