import * as v from 'valibot'
import { SUBSCRIPTION_KINDS } from '@/domain/subscription/kinds'
import { orderNum } from '../common/dto'

const kind = v.picklist(SUBSCRIPTION_KINDS)

export const subscriptionOfferInput = v.object({ orderNum })
/** What can be asked of an order's owner; none once they were asked, and where the shop has no templates. */
export const subscriptionOffer = v.object({
  templates: v.array(v.object({ kind, templateId: v.string() }))
})

/** What the owner chose, and WeChat let them. None: they were asked, and that is all. */
export const keepSubscriptionsInput = v.object({
  orderNum,
  accepted: v.pipe(v.array(kind), v.maxLength(SUBSCRIPTION_KINDS.length))
})

export type SubscriptionOfferInput = v.InferInput<typeof subscriptionOfferInput>
export type SubscriptionOffer = v.InferOutput<typeof subscriptionOffer>
export type KeepSubscriptionsInput = v.InferInput<typeof keepSubscriptionsInput>
