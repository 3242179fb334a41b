import * as v from 'valibot'
import { PAYING_TENDERS } from '@/domain/order/tenders'
import { yuan } from '../common/dto'

/** Stored money of the account with which something can be paid now: gift cards, then balances of cards, those that run out first before the others. */
export const gifts = v.array(
  v.object({
    tender: v.picklist(PAYING_TENDERS),
    giftNo: v.string(),
    amount: yuan,
    /** What is left of it. */
    balance: yuan,
    /** ms since 1970. */
    expiresAt: v.number()
  })
)

export type Gifts = v.InferOutput<typeof gifts>
