import * as v from 'valibot'
import { activityHead, instant, promisedCoupon } from './common'

/** What a new account gets, each coupon once. */
export const newcomerAward = v.object({
  ...activityHead,
  /** Whether the caller may take it; a guest may look, and logs in to take. */
  eligible: v.boolean(),
  /** Why not, in words; '' of who may, and of a guest. */
  reason: v.string(),
  coupons: v.array(
    v.object({
      ...promisedCoupon.entries,
      /** open: to be taken. taken: in the wallet, or used. */
      state: v.picklist(['open', 'taken']),
      /** Of one that was taken; null else. */
      expiresAt: v.nullable(instant)
    })
  ),
  /** For who is no newcomer: coupons that everybody may take (`coupon.claim`). */
  others: v.array(promisedCoupon)
})

/** Who was invited, the latest first; masked. Invitations have one level. */
export const inviteRewards = v.object({
  ...activityHead,
  /** What a link carries as `inviteUserId` and `inviteId` (headers of §7); '' of a guest. */
  inviteUserId: v.string(),
  inviteId: v.string(),
  /** For each friend once they have been examined, and what a friend gets at once. */
  reward: promisedCoupon,
  friendReward: promisedCoupon,
  /** How many rewards one may have in all, and has. */
  most: v.number(),
  rewarded: v.number(),
  people: v.array(
    v.object({
      name: v.string(),
      at: instant,
      /**
       * joined: has an account. ordered: has paid. rewarded: was examined, and the coupon is in the wallet. withheld: the order went back, so there is
       * no reward for it; another order of theirs counts. over: the limit was reached.
       */
      state: v.picklist(['joined', 'ordered', 'rewarded', 'withheld', 'over']),
      /** '' without; why a reward is withheld. */
      note: v.string()
    })
  )
})

export type NewcomerAward = v.InferOutput<typeof newcomerAward>
export type InviteRewards = v.InferOutput<typeof inviteRewards>
