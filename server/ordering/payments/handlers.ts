import { createPayment } from './commands/create-payment'
import { expireOrdersOf } from '../closing/commands/expire-orders'
import { refreshPayments } from './commands/refresh-payments'
import type { PayStatusResults } from '@/contract/pay/dto'
import { OutsideError } from '../../outside'
import { requireUser, type Handlers, type RequestContext } from '../../http/context'
import { payCreateDto, payStatusDto } from './dto'
import { orderOfPayment, paymentStand } from './queries/pay-status'

/** Asked while the user waits: the gateway is asked at once, so a lost notice costs nothing. */
async function payStatus(context: RequestContext, payOrderNum: string): Promise<PayStatusResults> {
  const { db } = context
  const userId = requireUser(context).id
  await orderOfPayment(db, userId, payOrderNum)
  await refreshPayments(context, payOrderNum).catch((error: unknown) => {
    // What the books say is an answer too; the job asks again.
    if (!(error instanceof OutsideError)) throw error
    context.log.warn({ err: error }, 'the gateway did not say how a payment stands')
  })
  await expireOrdersOf(context, userId)
  const order = await orderOfPayment(db, userId, payOrderNum)
  return payStatusDto(await paymentStand(db, order, payOrderNum), context.now())
}

export const payHandlers = {
  'pay.create': async (input, context) => payCreateDto(await createPayment(context, input), context.now()),
  'pay.status': ({ payOrderNum }, context) => payStatus(context, payOrderNum),
  'bank.payStatus': ({ id }, context) => payStatus(context, id)
} satisfies Partial<Handlers>
