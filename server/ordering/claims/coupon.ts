import { and, eq, gt, inArray } from 'drizzle-orm'
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
  returned: { status: 'unused', usedAt: null }
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
