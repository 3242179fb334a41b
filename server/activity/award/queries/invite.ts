import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { friendState, type Friend, type FriendState } from '@/domain/activity/invite'
import { DAY_MS } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import { HAS_MONEY, PAY_STATUS } from '@/domain/order/codes'
import { SELF } from '@/domain/person/contacts'
import { promisedCoupons } from '../../../coupon/queries/user-coupons'
import type { Db } from '../../../db/client'
import { contacts, inviteFriends, orderEvents, orders, orderVisits, users } from '../../../db/schema'
import { currentActivity, type ActivityRow } from '../../queries/activities'
import { activityMissing } from '../../refusals'
import { inviteTerms, type InviteTerms } from '../../terms'
import { AWARD_TEXTS } from '../../texts'

type FriendRow = typeof inviteFriends.$inferSelect
type Promised = Awaited<ReturnType<typeof promisedCoupons>>[number]

export interface InviteActivity extends Omit<ActivityRow, 'terms'> {
  readonly terms: InviteTerms
}

/** null without one. */
export async function inviteActivity(db: Db, now: Date): Promise<InviteActivity | null> {
  const row = await currentActivity(db, 'invite', now)
  return row && { ...row, terms: v.parse(inviteTerms, row.terms) }
}

/** A visit that was made counts once nobody can undo it any more. */
const UNDONE_FOR_MS = DAY_MS

/** What is known of friends, by their ids. */
export async function friendsOf(db: Db, rows: readonly FriendRow[], now: Date): Promise<Map<string, Friend>> {
  const ids = rows.map(({ friendId }) => friendId)
  if (ids.length === 0) return new Map()
  const bought = await db
    .select({ userId: orders.userId, payStatus: orders.payStatus })
    .from(orders)
    .where(and(inArray(orders.userId, ids), isNotNull(orders.paidAt)))
  const examined = await db
    .selectDistinct({ userId: orders.userId, orderNum: orders.orderNum })
    .from(orders)
    .innerJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
    .innerJoin(orderEvents, eq(orderEvents.orderNum, orders.orderNum))
    .where(
      and(
        inArray(orders.userId, ids),
        inArray(orders.payStatus, [...HAS_MONEY]),
        eq(orderVisits.state, 'visited'),
        eq(orderEvents.event, 'visited'),
        lte(orderEvents.at, new Date(now.getTime() - UNDONE_FOR_MS))
      )
    )
  const money: readonly number[] = HAS_MONEY
  const back: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded]
  return new Map(
    rows.map(({ friendId, sameAsInviter, rewardedAt }) => {
      const own = bought.filter(({ userId }) => userId === friendId)
      return [
        friendId,
        {
          sameAsInviter,
          paid: own.filter(({ payStatus }) => money.includes(payStatus)).length,
          examined: examined.filter(({ userId }) => userId === friendId).length,
          refunded: own.filter(({ payStatus }) => back.includes(payStatus)).length,
          rewarded: rewardedAt !== null
        }
      ]
    })
  )
}

/** Rewards that an inviter has. */
export const rewardsOf = (db: Db, inviterId: string): Promise<number> =>
  db.$count(inviteFriends, and(eq(inviteFriends.inviterId, inviterId), isNotNull(inviteFriends.rewardedAt)))

export interface InvitePage {
  readonly activity: InviteActivity
  readonly reward: Promised
  readonly friendReward: Promised
  readonly rewarded: number
  readonly people: readonly {
    readonly name: string
    readonly at: Date
    readonly state: FriendState
    readonly note: string
  }[]
}

const MOST_SHOWN = 200

/** Refuses with 404. */
export async function invitePage(db: Db, userId: string, now: Date): Promise<InvitePage> {
  const activity = await inviteActivity(db, now)
  if (!activity) throw activityMissing()
  const { inviterCoupon, friendCoupon, most } = activity.terms
  const promised = await promisedCoupons(db, [inviterCoupon, friendCoupon], now)
  const of = (code: string) => promised.find(({ coupon }) => coupon.couponCode === code)
  const [reward, friendReward] = [of(inviterCoupon), of(friendCoupon)]
  if (!reward || !friendReward) throw activityMissing()
  const rows = await db
    .select()
    .from(inviteFriends)
    .where(eq(inviteFriends.inviterId, userId))
    .orderBy(desc(inviteFriends.joinedAt))
    .limit(MOST_SHOWN)
  const friends = await friendsOf(db, rows, now)
  const names = await maskedNames(
    db,
    rows.map(({ friendId }) => friendId)
  )
  const rewarded = await rewardsOf(db, userId)
  return {
    ...{ activity, reward, friendReward, rewarded },
    people: rows.flatMap(({ friendId, joinedAt: at }) => {
      const friend = friends.get(friendId)
      if (!friend) return []
      const state = friendState(friend, rewarded >= most)
      return [{ name: names.get(friendId) ?? AWARD_TEXTS.friend, at, state, note: noteOf(state, friend) }]
    })
  }
}

function noteOf(state: FriendState, { sameAsInviter }: Friend): string {
  if (state === 'over') return AWARD_TEXTS.over
  if (state !== 'withheld') return ''
  return sameAsInviter ? AWARD_TEXTS.same : AWARD_TEXTS.refunded
}

/** A name by its mask, of who has told none the number by its. */
async function maskedNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(users)
    .where(inArray(users.id, [...ids]))
  const own = await db
    .select({ userId: contacts.userId, name: contacts.name })
    .from(contacts)
    .where(and(inArray(contacts.userId, [...ids]), eq(contacts.relation, SELF), isNull(contacts.deletedAt)))
  return new Map(
    people.map(({ id, name, phone }) => {
      const known = name || (own.find(({ userId }) => userId === id)?.name ?? '')
      return [id, known === '' ? maskMobile(phone) : maskName(known)]
    })
  )
}

/** Whether two accounts were used on one device. */
export async function shareDevice(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({
      same: sql<boolean>`exists (select from known_devices a join known_devices b using (device_hash)
        where a.user_id = ${one} and b.user_id = ${other})`
    })
    .from(sql`(select 1) as once`)
  return row?.same ?? false
}
