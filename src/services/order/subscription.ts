import type { SubscriptionOffer } from '@/contract/subscription/dto'
import type { SubscriptionKind } from '@/domain/subscription/kinds'
import type { Call } from '../http/call'

export type OfferedMessage = SubscriptionOffer['templates'][number]

/** What WeChat can be let to tell of an order; none once that was asked. */
export const offeredMessages = async (call: Call, orderNum: string): Promise<readonly OfferedMessage[]> =>
  (await call('subscription.offer', { orderNum })).templates

/** The answer of an order; none is one too: it is asked again with the next order. */
export const keepSubscriptions = (
  call: Call,
  orderNum: string,
  accepted: readonly SubscriptionKind[]
): Promise<unknown> => call('subscription.keep', { orderNum, accepted: [...accepted] })
