import { and, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { newcomerProblem } from '@/domain/activity/newcomer'
import { openCoupons, heldCoupons, promisedCoupons } from '../../../coupon/queries/user-coupons'
import type { Db } from '../../../db/client'
import { activityUses, awardTakes, orders, userCoupons, users } from '../../../db/schema'
import { currentActivity, stateOf, type ActivityRow } from '../../queries/activities'
import type { KnownBy } from '../../queries/person'
import { activityMissing } from '../../refusals'
import { newcomerTerms, type NewcomerTerms } from '../../terms'
import { ACTIVITY_TEXTS, AWARD_TEXTS } from '../../texts'

type Promised = Awaited<ReturnType<typeof promisedCoupons>>[number]

interface NewcomerActivity extends Omit<ActivityRow, 'terms'> {
  readonly terms: NewcomerTerms
}

export interface NewcomerAward {
  readonly activity: NewcomerActivity
  readonly eligible: boolean
  readonly reason: string
  readonly coupons: readonly (Promised & { readonly taken: boolean; readonly takenUntil: Date | null })[]
  readonly others: readonly Promised[]
}

/** Refuses with 404. */
export async function newcomerActivity(db: Db, now: Date): Promise<NewcomerActivity> {
  const row = await currentActivity(db, 'newcomer', now)
  if (!row) throw activityMissing()
  return { ...row, terms: v.parse(newcomerTerms, row.terms) }
}

/** What an account has of it. */
export const takesOf = (db: Db, activityId: string, userId: string) =>
  db
    .select({ couponCode: awardTakes.couponCode, until: userCoupons.expiresAt })
    .from(awardTakes)
    .leftJoin(userCoupons, eq(userCoupons.id, awardTakes.userCouponId))
    .where(and(eq(awardTakes.activityId, activityId), eq(awardTakes.userId, userId)))

/** Why an account is no newcomer, or its device or document had the award; '' of who may take it. */
export async function newcomerReason(
  db: Db,
  { activityId, terms }: NewcomerActivity,
  { userId, known }: { readonly userId: string; readonly known: KnownBy },
  now: Date
): Promise<string> {
  const [user] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  if (!user) return ACTIVITY_TEXTS.missing
  const paidOrders = await db.$count(orders, and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
  const account = { createdAt: user.createdAt.getTime(), paidOrders }
  const problem = newcomerProblem(account, terms.days, now.getTime())
  if (problem !== null) return problem === 'old' ? AWARD_TEXTS.old(terms.days) : AWARD_TEXTS.ordered
  if (await hadBy(db, activityId, known.device)) return AWARD_TEXTS.device
  return (await hadBy(db, activityId, known.id)) ? AWARD_TEXTS.person : ''
}

async function hadBy(db: Db, activityId: string, who: string | null): Promise<boolean> {
  if (who === null) return false
  const used = and(
    eq(activityUses.activityId, activityId),
    eq(activityUses.day, ''),
    eq(activityUses.who, who)
  )
  return (await db.$count(activityUses, used)) > 0
}

/** The award as its page shows it; of a guest what there is to be had. */
export async function newcomerAward(
  db: Db,
  who: { readonly userId: string; readonly known: KnownBy } | null,
  channel: number,
  now: Date
): Promise<NewcomerAward> {
  const activity = await newcomerActivity(db, now)
  const takes = who ? await takesOf(db, activity.activityId, who.userId) : []
  const isOpen = stateOf(activity, now) === 'open'
  const notNow = isOpen ? '' : ACTIVITY_TEXTS.over
  const reason = who && takes.length === 0 ? notNow || (await newcomerReason(db, activity, who, now)) : notNow
  const promised = await promisedCoupons(db, activity.terms.coupons, now)
  const coupons = promised.map((one) => {
    const take = takes.find(({ couponCode }) => couponCode === one.coupon.couponCode)
    return { ...one, taken: take !== undefined, takenUntil: take?.until ?? null }
  })
  const eligible = who !== null && reason === '' && coupons.some(({ taken }) => !taken)
  return {
    activity,
    eligible,
    reason,
    coupons,
    others: reason === '' ? [] : await others(db, who, channel, now)
  }
}

/** Open to everybody, for who comes too late for the award. */
async function others(
  db: Db,
  who: { readonly userId: string } | null,
  channel: number,
  now: Date
): Promise<readonly Promised[]> {
  const held = who ? await heldCoupons(db, who.userId, now) : []
  const open = await openCoupons(db, held, channel, now)
  const promised = await promisedCoupons(
    db,
    open.map(({ kind }) => kind.couponCode),
    now
  )
  return promised.map((one) => {
    const claim = open.find(({ kind }) => kind.couponCode === one.coupon.couponCode)?.claim
    return claim ? { ...one, claim } : one
  })
}
