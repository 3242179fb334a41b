import { and, eq, sql } from 'drizzle-orm'
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
  await lockGrants(tx, userId)
  if ((await hadTimes(tx, userId, coupon.couponCode)) >= coupon.perUser) return null
  return (await putCoupon(tx, userId, coupon, now)).id
}

/** Makes one user's grants wait for one another until the transaction ends. */
export async function lockGrants(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon:${userId}`}, 0))`)
}

/** How many of a coupon a user has had in all. */
export const hadTimes = (tx: Tx, userId: string, couponCode: string): Promise<number> =>
  tx.$count(userCoupons, and(eq(userCoupons.userId, userId), eq(userCoupons.couponCode, couponCode)))

/** Puts a coupon into a user's wallet that they have won or earned, however many they had. */
export async function putCoupon(
  tx: Tx,
  userId: string,
  { couponCode, validDays }: Pick<CouponRow, 'couponCode' | 'validDays'>,
  now: Date
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomId('uc')
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS)
  await tx.insert(userCoupons).values({ id, userId, couponCode, status: 'unused', grantedAt: now, expiresAt })
  return { id, expiresAt }
}
