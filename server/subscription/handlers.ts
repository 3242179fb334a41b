import { requireUser, type Handlers } from '../http/context'
import { ownOrder } from '../ordering/order/queries/own-order'
import { keepAnswers } from './commands/keep-answers'
import { subscriptionOffer } from './queries/offer'

export const subscriptionHandlers = {
  'subscription.offer': async ({ orderNum }, context) => {
    const order = await ownOrder(context.db, requireUser(context).id, orderNum)
    return { templates: await subscriptionOffer(context.db, context.config, order) }
  },
  'subscription.keep': async (input, context) => {
    await keepAnswers(context, input)
    return {}
  }
} satisfies Partial<Handlers>
