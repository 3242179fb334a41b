import * as v from 'valibot'
import { code } from '../../common/dto'
import { claimState } from '../../coupon/claim'

export const activityId = code('活动')

/** ms since 1970. */
export const instant = v.number()

/** Whether an activity runs, by the server's clock: the client's may be wrong by a day. */
const activityState = v.picklist(['soon', 'open', 'ended'])

/** What every activity tells of itself. */
export const activityHead = {
  activityId: v.string(),
  name: v.string(),
  startAt: instant,
  endAt: instant,
  state: activityState,
  /** The rules as sentences, in their order; they name every limit. */
  rules: v.array(v.string()),
  serverTime: instant
}

/** A coupon as an activity promises it; money in yuan. */
export const promisedCoupon = v.object({
  couponCode: v.string(),
  name: v.string(),
  /** 1 fixed amount, otherwise a discount on a 10 scale. */
  couponType: v.number(),
  discountedPrice: v.number(),
  discounted: v.number(),
  maxDiscount: v.number(),
  minAmount: v.number(),
  /** Where it can be used, in words. */
  scope: v.string(),
  /** Days that it lives from the moment it is had. */
  validDays: v.number(),
  /** Of one that everybody may take. */
  claim: v.optional(claimState)
})
export type PromisedCoupon = v.InferOutput<typeof promisedCoupon>
