import type * as wire from '@/contract/activity/dto/award'
import type { PromisedCoupon } from '@/contract/activity/dto/common'
import { toYuan } from '@/domain/money'
import { stateOf, type ActivityRow } from '../queries/activities'
import { AWARD_TEXTS } from '../texts'
import type { InvitePage } from './queries/invite'
import type { NewcomerAward } from './queries/newcomer'

export const promisedDto = ({ coupon, scope, validDays, claim }: InvitePage['reward']): PromisedCoupon => ({
  couponCode: coupon.couponCode,
  name: coupon.couponName,
  couponType: coupon.couponType,
  discountedPrice: toYuan(coupon.discountedPriceFen),
  discounted: coupon.discounted,
  maxDiscount: toYuan(coupon.maxDiscountFen ?? 0),
  minAmount: toYuan(coupon.minAmountFen),
  ...{ scope, validDays },
  ...(claim ? { claim } : {})
})

export const headDto = (
  { activityId, name, startAt, endAt }: Omit<ActivityRow, 'terms'>,
  rules: readonly string[],
  now: Date
) => ({
  ...{ activityId, name, startAt: startAt.getTime(), endAt: endAt.getTime() },
  ...{ state: stateOf({ startAt, endAt }, now), rules: [...rules], serverTime: now.getTime() }
})

export const newcomerDto = (award: NewcomerAward, now: Date): wire.NewcomerAward => ({
  ...headDto(award.activity, AWARD_TEXTS.newcomerRules(award.activity.terms.days), now),
  eligible: award.eligible,
  reason: award.reason,
  coupons: award.coupons.map(({ taken, takenUntil, ...one }) => ({
    ...promisedDto(one),
    state: taken ? 'taken' : 'open',
    expiresAt: takenUntil?.getTime() ?? null
  })),
  others: award.others.map(promisedDto)
})

export const inviteDto = (page: InvitePage, userId: string, now: Date): wire.InviteRewards => ({
  ...headDto(page.activity, AWARD_TEXTS.inviteRules(page.activity.terms.most), now),
  ...{ inviteUserId: userId, inviteId: page.activity.activityId },
  reward: promisedDto(page.reward),
  friendReward: promisedDto(page.friendReward),
  ...{ most: page.activity.terms.most, rewarded: page.rewarded },
  people: page.people.map(({ at, ...one }) => ({ ...one, at: at.getTime() }))
})
