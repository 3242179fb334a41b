import { applyCoupons, type CouponSummary } from '@/domain/coupon/apply'
import { unusableReason } from '@/domain/coupon/eligible'
import type { BadDiscounts } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import { COUPON_TEXTS } from '@/domain/coupon/texts'
import type { Db } from '../../db/client'
import type { Priced } from '../../pricing/queries/quoted'
import { Refusal } from '../../http/refusal'
import { orderCoupons } from '../queries/user-coupons'
import { WALLET_TEXTS } from '../texts'

export const badDiscounts = (couponCodes: string[], reason: string) =>
  new Refusal(ErrorCode.discountUnavailable, WALLET_TEXTS.couponsBad, [
    { couponCodes, reason } satisfies BadDiscounts
  ])

export interface ChosenCoupons extends CouponSummary {
  codes: string[]
  /** Rows of user_coupons to lock. */
  ids: string[]
}

/** The coupons an order names (comma-joined), judged by the domain. Refuses with 27007 and every code that cannot be used. */
export async function chooseCoupons(
  db: Db,
  userId: string,
  couponCode: string | undefined,
  { couponContext }: Pick<Priced, 'couponContext'>,
  now: Date
): Promise<ChosenCoupons> {
  const codes = [...new Set((couponCode ?? '').split(',').filter((code) => code !== ''))]
  if (codes.length === 0) {
    return { codes, ids: [], useCoupon: [], discountPriceFen: 0, payableFen: couponContext.amountFen }
  }
  const held = await orderCoupons(db, userId, now)
  const reasons = codes.map((code) => {
    const own = held.find(({ coupon }) => coupon.couponCode === code)
    return { code, reason: own ? unusableReason(own.coupon, couponContext) : COUPON_TEXTS.unknown }
  })
  const bad = reasons.filter(({ reason }) => reason !== '')
  if (bad[0])
    throw badDiscounts(
      bad.map(({ code }) => code),
      bad[0].reason
    )
  const applied = applyCoupons(
    held.map(({ coupon }) => coupon),
    codes,
    couponContext
  )
  if (!applied.ok) throw badDiscounts([applied.couponCode], applied.reason)
  const { useCoupon, discountPriceFen, payableFen } = applied
  const ids = held.filter(({ coupon }) => codes.includes(coupon.couponCode)).map(({ row }) => row.id)
  return { codes, ids, useCoupon, discountPriceFen, payableFen }
}
