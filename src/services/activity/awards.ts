/**
 * What new accounts and who invites them get (our own calls), in our own words and fen: `readNewcomer`, `takeNewcomer`, `readInvites`.
 */
import type * as wire from '@/contract/activity/dto/award'
import type { PromisedCoupon as WireCoupon } from '@/contract/activity/dto/common'
import type { ClaimState } from '@/domain/coupon/claim'
import { toWorth, type CouponWorth } from '../catalogue/coupon'
import type { Call } from '../http/call'

export interface PromisedCoupon extends CouponWorth {
  readonly couponCode: string
  readonly name: string
  /** Where it can be used, in words. */
  readonly scope: string
  readonly validDays: number
  /** What is to be said of taking one that everybody may take. */
  readonly claim?: ClaimState
}

interface AwardCoupon extends PromisedCoupon {
  readonly state: 'open' | 'taken'
  readonly expiresAt: number | null
}

export interface Newcomer extends Omit<wire.NewcomerAward, 'coupons' | 'others'> {
  readonly coupons: readonly AwardCoupon[]
  readonly others: readonly PromisedCoupon[]
}

export interface Invites extends Omit<wire.InviteRewards, 'reward' | 'friendReward'> {
  readonly reward: PromisedCoupon
  readonly friendReward: PromisedCoupon
}

export const toPromised = (coupon: WireCoupon): PromisedCoupon => ({
  ...toWorth(coupon),
  couponCode: coupon.couponCode,
  name: coupon.name,
  scope: coupon.scope,
  validDays: coupon.validDays,
  ...(coupon.claim ? { claim: coupon.claim } : {})
})

const toNewcomer = ({ coupons, others, ...award }: wire.NewcomerAward): Newcomer => ({
  ...award,
  coupons: coupons.map((coupon) => ({
    ...toPromised(coupon),
    ...{ state: coupon.state, expiresAt: coupon.expiresAt }
  })),
  others: others.map(toPromised)
})

export const readNewcomer = async (call: Call): Promise<Newcomer> =>
  toNewcomer(await call('newcomer.detail', {}))

export const takeNewcomer = async (call: Call): Promise<Newcomer> =>
  toNewcomer(await call('newcomer.take', {}))

export async function readInvites(call: Call): Promise<Invites> {
  const { reward, friendReward, ...invites } = await call('invite.detail', {})
  return { ...invites, reward: toPromised(reward), friendReward: toPromised(friendReward) }
}
