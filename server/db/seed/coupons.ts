import { inArray } from 'drizzle-orm'
import { toFen } from '@/domain/money'
import { DAY_MS } from '@/domain/date'
import type { Tx } from '../transact'
import { coupons, redeemCodes, userCoupons } from '../schema'
import type { SeedContext } from './context'
import couponData from './coupons.json'
import { DEMO_USER_ID } from './users'

type CouponTemplate = (typeof couponData.coupons)[number]

/** Days a fresh coupon lives; templates of expired ones name a day that has passed. */
const validDaysOf = (coupon: CouponTemplate): number => Math.max(1, coupon.expireDays)

/** Coupon kinds and the codes that are traded for them. */
export async function seedCoupons(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(coupons).values(
    couponData.coupons.map((coupon) => ({
      couponCode: coupon.couponCode,
      name: coupon.name,
      couponType: coupon.couponType,
      batchType: coupon.couponBatchType,
      discountedFen: coupon.discountedPrice === undefined ? null : toFen(coupon.discountedPrice),
      discountPercent: coupon.discounted === undefined ? null : Math.round(coupon.discounted * 10),
      maxDiscountFen: coupon.maxDiscount === undefined ? null : toFen(coupon.maxDiscount),
      minAmountFen: toFen(coupon.minAmount),
      kinds: coupon.kinds,
      channels: coupon.channels ?? null,
      hospitalIds: coupon.hospitalIds ?? null,
      perUser: coupon.perUser ?? 1,
      validDays: validDaysOf(coupon),
      claimable: coupon.claimable
    }))
  )
  await tx.insert(redeemCodes).values(
    couponData.coupons.flatMap((coupon) =>
      coupon.redeemCode === undefined
        ? []
        : [
            {
              code: coupon.redeemCode,
              couponCode: coupon.couponCode,
              remaining: coupon.redeemTimes ?? 1,
              expiresAt: new Date(now.getTime() + 365 * DAY_MS)
            }
          ]
    )
  )
}

/** A database that was a demo, or was filled by an older version: nobody claims its sample coupons or trades their codes any more. */
export async function withdrawSampleCoupons(tx: Tx): Promise<void> {
  const samples = couponData.coupons.map(({ couponCode }) => couponCode)
  await tx.delete(redeemCodes).where(inArray(redeemCodes.couponCode, samples))
  await tx.update(coupons).set({ claimable: false }).where(inArray(coupons.couponCode, samples))
}

/** The demo user's wallet: everything but what its template keeps from the user. */
export async function seedDemoCoupons(tx: Tx, { now }: SeedContext): Promise<void> {
  const granted = couponData.coupons.filter((coupon) => coupon.grantToDemoUser !== false)
  await tx.insert(userCoupons).values(
    granted.map((coupon) => {
      const expiresAt = new Date(now.getTime() + coupon.expireDays * DAY_MS)
      const grantedAt = new Date(Math.min(now.getTime(), expiresAt.getTime()) - DAY_MS)
      const used = coupon.status === 'used'
      return {
        id: `uc-demo-${coupon.couponCode}`,
        userId: DEMO_USER_ID,
        couponCode: coupon.couponCode,
        status: used ? 'used' : 'unused',
        usedAt: used ? now : null,
        grantedAt,
        expiresAt
      }
    })
  )
}
