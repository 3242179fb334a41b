import { and, asc, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm'
import { earnsReward } from '@/domain/activity/invite'
import { ownPerson } from '../../../account/queries/account'
import { putCoupon } from '../../../coupon/commands/grant-coupon'
import type { Db } from '../../../db/client'
import { hashPerson } from '../../../db/person-hash'
import { coupons, invitations, inviteFriends, users } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import { stateOf } from '../../queries/activities'
import { AWARD_TEXTS } from '../../texts'
import { friendsOf, inviteActivity, rewardsOf, shareDevice, type InviteActivity } from '../queries/invite'

const BATCH = 100

interface Clock {
  readonly db: Db
  readonly now: () => Date
}

/**
 * Friends who came by an invitation get their coupon, and their inviter one for each who was examined; of both, each once. A friend has
 * one inviter, the first, and nobody gets anything for an account of their own.
 */
export async function* rewardInvites(context: Clock): AsyncGenerator<void> {
  const { db, now } = context
  const activity = await inviteActivity(db, now())
  if (!activity) return
  if (stateOf(activity, now()) === 'open') yield* welcomeFriends(context, activity)
  // What was promised while it ran is kept.
  yield* rewardInviters(context, activity)
}

async function* welcomeFriends({ db, now }: Clock, activity: InviteActivity): AsyncGenerator<void> {
  for (let last = 0; ;) {
    const come = await db
      .select({ id: invitations.id, friendId: invitations.userId, inviterId: invitations.inviteUserId })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.inviteUserId))
      .where(
        and(
          gt(invitations.id, last),
          eq(invitations.isNewUser, true),
          isNull(users.deletedAt),
          ne(invitations.inviteUserId, invitations.userId),
          sql`${invitations.createdAt} >= ${activity.startAt.toISOString()}::timestamptz`,
          notExists(
            db
              .select({ one: sql`1` })
              .from(inviteFriends)
              .where(eq(inviteFriends.friendId, invitations.userId))
          )
        )
      )
      .orderBy(asc(invitations.id))
      .limit(BATCH)
    for (const one of come) {
      last = one.id
      await transact(db, (tx) => welcome(tx, activity, one, now()))
      yield
    }
    if (come.length < BATCH) return
  }
}

async function welcome(
  tx: Tx,
  { activityId, terms }: InviteActivity,
  { friendId, inviterId }: { readonly friendId: string; readonly inviterId: string },
  at: Date
): Promise<void> {
  const sameAsInviter = await isSame(tx, friendId, inviterId, at)
  const made = await tx
    .insert(inviteFriends)
    .values({ friendId, inviterId, activityId, sameAsInviter, joinedAt: at })
    .onConflictDoNothing()
    .returning({ friendId: inviteFriends.friendId })
  if (made.length === 0 || sameAsInviter) return
  const name = await give(tx, friendId, terms.friendCoupon, at)
  await writeMessages(tx, [
    {
      ...{ userId: friendId, key: `invited:${friendId}`, category: 'activity', at },
      ...{ title: AWARD_TEXTS.joinedTitle, text: AWARD_TEXTS.joinedText(name) }
    }
  ])
}

/** One person with two numbers. */
async function isSame(tx: Tx, friendId: string, inviterId: string, at: Date): Promise<boolean> {
  if (await shareDevice(tx, friendId, inviterId)) return true
  const [friend, inviter] = [await ownPerson(tx, friendId), await ownPerson(tx, inviterId)]
  if (!friend || !inviter || friend.idNumber === '' || inviter.idNumber === '') return false
  return (await hashPerson(tx, at, friend)) === (await hashPerson(tx, at, inviter))
}

/** @throws for a coupon that there is not: nothing is written, and it is tried again */
async function give(tx: Tx, userId: string, couponCode: string, at: Date): Promise<string> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.couponCode, couponCode))
  if (!coupon) throw new Error(`no coupon ${couponCode} for an invitation`)
  await putCoupon(tx, userId, coupon, at)
  return coupon.name
}

async function* rewardInviters({ db, now }: Clock, activity: InviteActivity): AsyncGenerator<void> {
  for (let last = ''; ;) {
    const waiting = await db
      .select()
      .from(inviteFriends)
      .where(
        and(
          isNull(inviteFriends.rewardedAt),
          eq(inviteFriends.sameAsInviter, false),
          gt(inviteFriends.friendId, last)
        )
      )
      .orderBy(asc(inviteFriends.friendId))
      .limit(BATCH)
    const friends = await friendsOf(db, waiting, now())
    for (const row of waiting) {
      last = row.friendId
      const friend = friends.get(row.friendId)
      if (!friend || !earnsReward(friend, false)) continue
      await transact(db, (tx) => reward(tx, activity, row, now()))
      yield
    }
    if (waiting.length < BATCH) return
  }
}

/** Judged again under the inviter's lock: rewards end at the most that one may have, and a friend may be found to be the inviter meanwhile. */
async function reward(
  tx: Tx,
  { terms }: InviteActivity,
  { friendId, inviterId }: typeof inviteFriends.$inferSelect,
  at: Date
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${inviterId}`}::text, 0))`)
  const [row] = await tx
    .select()
    .from(inviteFriends)
    .where(eq(inviteFriends.friendId, friendId))
    .for('update')
  const friend = row && (await friendsOf(tx, [row], at)).get(friendId)
  if (!friend || !earnsReward(friend, (await rewardsOf(tx, inviterId)) >= terms.most)) return
  if (await isSame(tx, friendId, inviterId, at)) {
    await tx.update(inviteFriends).set({ sameAsInviter: true }).where(eq(inviteFriends.friendId, friendId))
    return
  }
  await tx.update(inviteFriends).set({ rewardedAt: at }).where(eq(inviteFriends.friendId, friendId))
  const name = await give(tx, inviterId, terms.inviterCoupon, at)
  await writeMessages(tx, [
    {
      ...{ userId: inviterId, key: `invite-reward:${friendId}`, category: 'activity', at },
      ...{ title: AWARD_TEXTS.rewardTitle, text: AWARD_TEXTS.rewardText(name) }
    }
  ])
}
