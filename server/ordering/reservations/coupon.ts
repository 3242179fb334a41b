import { DAY_MS } from '@/domain/date'
import { COUPON_BACK_DAYS } from '@/domain/order/timers'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { orderReservations, userCoupons } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { single } from './single'

/** A coupon is locked while its order waits for the payment; `useCoupons` spends it. */
export const coupon = single<'coupon'>({
  rank: 1,
  table: userCoupons,
  key: userCoupons.id,
  owner: userCoupons.userId,
  free: (at) => and(eq(userCoupons.status, 'unused'), gt(userCoupons.expiresAt, at)),
  taken: { status: 'locked' },
  // One that was spent comes back with its own end, and once with a week at least; one that was only locked as it was.
  returned: (at) => {
    const least = sql`${new Date(at.getTime() + COUPON_BACK_DAYS * DAY_MS).toISOString()}::timestamptz`
    const short = sql`${userCoupons.status} = 'used' and ${userCoupons.extendedAt} is null and ${userCoupons.expiresAt} < ${least}`
    return {
      status: 'unused',
      usedAt: null,
      expiresAt: sql`case when ${short} then ${least} else ${userCoupons.expiresAt} end`,
      extendedAt: sql`case when ${short} then ${at.toISOString()}::timestamptz else ${userCoupons.extendedAt} end`
    }
  }
})

/** The coupons of what was paid are spent. */
export async function useCoupons(tx: Tx, payOrderNum: string, at: Date): Promise<void> {
  const claimed = tx
    .select({ id: orderReservations.resource })
    .from(orderReservations)
    .where(and(eq(orderReservations.payOrderNum, payOrderNum), eq(orderReservations.kind, 'coupon')))
  await tx
    .update(userCoupons)
    .set({ status: 'used', usedAt: at })
    .where(and(inArray(userCoupons.id, claimed), eq(userCoupons.status, 'locked')))
}
