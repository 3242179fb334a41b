import type { SubscriptionKind } from '@/domain/subscription/kinds'
import { subscriptions } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { lockOwnOrder } from '../../ordering/order/queries/own-order'
import { subscriptionOffer } from '../queries/offer'

interface Answers {
  readonly orderNum: string
  readonly accepted: readonly SubscriptionKind[]
}

/** Writes down what the owner of an order answered, also that they were asked and wanted nothing. The first answer counts. Refuses: 404. */
export async function keepAnswers(context: RequestContext, { orderNum, accepted }: Answers): Promise<void> {
  const { id: userId } = requireUser(context)
  const askedAt = context.now()
  await transact(context.db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, orderNum)
    const offered = await subscriptionOffer(tx, context.config, order)
    if (offered.length === 0) return
    await tx.insert(subscriptions).values(
      offered.map(({ kind, templateId }) => ({
        ...{ orderNum, kind, userId, templateId, askedAt },
        accepted: accepted.includes(kind)
      }))
    )
  })
}
