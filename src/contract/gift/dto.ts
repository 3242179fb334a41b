import * as v from 'valibot'
import { yuan } from '../common/dto'

/** Gift cards of the account that something is left on, those that run out first before the others. */
export const gifts = v.array(
  v.object({
    giftNo: v.string(),
    amount: yuan,
    /** What is left of it. */
    balance: yuan,
    /** ms since 1970. */
    expiresAt: v.number()
  })
)

export type Gifts = v.InferOutput<typeof gifts>
