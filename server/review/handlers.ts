import { requireUser, type Handlers } from '../http/context'
import { reviewOrder } from './commands/review-order'
import { reviewDto } from './dto'
import { ownOrder } from '../ordering/order/queries/own-order'
import { reviewView } from './queries/review-view'

export const reviewHandlers = {
  'review.view': async ({ id }, context) =>
    reviewDto(await reviewView(context.db, await ownOrder(context.db, requireUser(context).id, id))),
  'review.save': async (input, context) => {
    const { orderNum, score, tags, content: text, anonymous } = input
    await reviewOrder(context, { orderNum, score, tags, text, anonymous: anonymous === 1 })
    return {}
  }
} satisfies Partial<Handlers>
