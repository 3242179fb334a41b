import { inArray, sql } from 'drizzle-orm'
import { putCoupon } from '../../../coupon/commands/grant-coupon'
import { awardTakes, coupons } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { countUse } from '../../commands/count-use'
import { checkOpen } from '../../queries/activities'
import { knownBy } from '../../queries/person'
import { cannot } from '../../refusals'
import { ACTIVITY_TEXTS, AWARD_TEXTS } from '../../texts'
import { newcomerActivity, newcomerReason, takesOf } from '../queries/newcomer'

/**
 * Puts all coupons of the award into a new account's wallet, once; repeated it does nothing. Refuses: 404, 27005 out of its time, 0 who is
 * no newcomer or whose device or document had it, 20001 a call without a device's number.
 */
export async function takeNewcomer(context: RequestContext): Promise<void> {
  const { db, deviceToken } = context
  const userId = requireUser(context).id
  if (deviceToken === null) throw badInput(ACTIVITY_TEXTS.deviceMissing)
  const now = context.now()
  const activity = await newcomerActivity(db, now)
  const { activityId, terms } = activity
  const known = await knownBy(db, now, { userId, deviceToken })
  await transact(db, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`award:${activityId}:${userId}`}::text, 0))`
    )
    if ((await takesOf(tx, activityId, userId)).length > 0) return
    checkOpen(activity, now)
    const reason = await newcomerReason(tx, activity, { userId, known }, now)
    if (reason !== '') throw cannot(reason)
    // Of two accounts at once the second waits for the row, and finds it counted.
    const use = { activityId, day: '', most: 1 }
    if (known.device !== null && !(await countUse(tx, { ...use, who: known.device }, now)))
      throw cannot(AWARD_TEXTS.device)
    if (known.id !== null && !(await countUse(tx, { ...use, who: known.id }, now)))
      throw cannot(AWARD_TEXTS.person)
    const kinds = await tx
      .select()
      .from(coupons)
      .where(inArray(coupons.couponCode, [...terms.coupons]))
    for (const kind of kinds) {
      const { couponCode } = kind
      const { id: userCouponId } = await putCoupon(tx, userId, kind, now)
      await tx.insert(awardTakes).values({ activityId, userId, couponCode, userCouponId, at: now })
    }
  })
}
