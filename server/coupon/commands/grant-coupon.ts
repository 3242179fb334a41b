import { and, count, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@/domain/date'
import type { Tx } from '../../db/transact'
import { userCoupons, type coupons } from '../../db/schema'
import { randomId } from '../../settings/tokens'

export type CouponRow = typeof coupons.$inferSelect

/**
 * Puts a coupon into a user's wallet, at most `perUser` times in all. Answers the new row's id, or null when the user has
 * had it. One user's grants wait for one another.
 */
export async function grantCoupon(
  tx: Tx,
  userId: string,
  coupon: CouponRow,
  now: Date
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon:${userId}`}, 0))`)
  const [had] = await tx
    .select({ times: count() })
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), eq(userCoupons.couponCode, coupon.couponCode)))
  if ((had?.times ?? 0) >= coupon.perUser) return null
  const id = randomId('uc')
  await tx.insert(userCoupons).values({
    id,
    userId,
    couponCode: coupon.couponCode,
    status: 'unused',
    grantedAt: now,
    expiresAt: new Date(now.getTime() + coupon.validDays * DAY_MS)
  })
  return id
}
