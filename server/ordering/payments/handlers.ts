import { createPayment } from './commands/create-payment'
import { expireOrdersOf } from '../closing/commands/expire-orders'
import { refreshPayments } from './commands/refresh-payments'
import { requireUser, type Handlers } from '../../http/context'
import { payCreateDto, payStatusDto } from './dto'
import { orderOfPayment, paymentStand } from './queries/pay-status'

export const payHandlers = {
  'pay.create': async (input, context) => payCreateDto(await createPayment(context, input), context.now()),
  // Asked while the user waits: the gateway is asked at once, so a lost notice costs nothing.
  'pay.status': async ({ payOrderNum }, context) => {
    const { db } = context
    const userId = requireUser(context).id
    await orderOfPayment(db, userId, payOrderNum)
    await refreshPayments(context, payOrderNum)
    await expireOrdersOf(context, userId)
    const order = await orderOfPayment(db, userId, payOrderNum)
    return payStatusDto(await paymentStand(db, order, payOrderNum), context.now())
  }
} satisfies Partial<Handlers>
