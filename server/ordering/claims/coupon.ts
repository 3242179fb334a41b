import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { orderClaims, userCoupons } from '../../db/schema'
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
  // One that was spent and has run out meanwhile can be used for another week.
  returned: (at) => ({
    status: 'unused',
    usedAt: null,
    expiresAt: sql`case when ${userCoupons.status} = 'used' and ${userCoupons.expiresAt} <= ${at.toISOString()}::timestamptz
      then ${at.toISOString()}::timestamptz + interval '7 days' else ${userCoupons.expiresAt} end`
  })
})

/** The coupons of what was paid are spent. */
export async function useCoupons(tx: Tx, payOrderNum: string, at: Date): Promise<void> {
  const claimed = tx
    .select({ id: orderClaims.resource })
    .from(orderClaims)
    .where(and(eq(orderClaims.payOrderNum, payOrderNum), eq(orderClaims.kind, 'coupon')))
  await tx
    .update(userCoupons)
    .set({ status: 'used', usedAt: at })
    .where(and(inArray(userCoupons.id, claimed), eq(userCoupons.status, 'locked')))
}
