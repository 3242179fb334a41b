import type { CouponSummary } from '@/domain/coupon/apply'
import { shareCoupons } from '@/domain/coupon/share'
import type { Db } from '../../db/client'
import type { Priced } from '../../pricing/queries/quoted'
import { badDiscounts } from '../refusals'
import { orderCoupons } from '../queries/user-coupons'

/** What coupons take off one of the orders that are paid together, and which. */
export interface ChosenCoupons extends CouponSummary {
  /** Rows of user_coupons that are used for it. */
  ids: string[]
}

/**
 * The coupons that are named for orders which are paid together, shared by these in their order (`shareCoupons`). Refuses with 27007
 * and every code that can be used for none of them.
 */
export async function chooseCoupons(
  db: Db,
  userId: string,
  codes: readonly string[],
  together: readonly Pick<Priced, 'couponContext'>[],
  now: Date
): Promise<ChosenCoupons[]> {
  const contexts = together.map(({ couponContext }) => couponContext)
  const held = codes.length === 0 ? [] : await orderCoupons(db, userId, now)
  const wallet = held.map(({ coupon }) => coupon)
  const bad = codes.flatMap((code) => {
    const alone = shareCoupons(wallet, [code], contexts)
    return alone.ok ? [] : [{ code, reason: alone.reason }]
  })
  if (bad[0])
    throw badDiscounts(
      bad.map(({ code }) => code),
      bad[0].reason
    )
  const shared = shareCoupons(wallet, codes, contexts)
  if (!shared.ok) throw badDiscounts([shared.couponCode], shared.reason)
  return shared.shares.map((share) => {
    const used = share.useCoupon.map(({ couponCode }) => couponCode)
    const ids = held.filter(({ coupon }) => used.includes(coupon.couponCode)).map(({ row }) => row.id)
    return { ...share, ids }
  })
}
