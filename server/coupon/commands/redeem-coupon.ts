import { and, eq, gt, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { WALLET_TEXTS } from '../texts'
import { coupons, redeemCodes } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { grantedCoupon, type JudgedCoupon } from '../queries/user-coupons'
import { grantCoupon } from './grant-coupon'
import { transact } from '../../db/transact'

const refused = (message: string) => new Refusal(ErrorCode.business, message)

/** Trades a code for its coupon. Refuses with 0: unknown, run out or used up, or the user has had the coupon. */
export async function redeemCoupon(context: RequestContext, redeemCode: string): Promise<JudgedCoupon> {
  const { id: userId } = requireUser(context)
  const now = context.now()
  return transact(context.db, async (tx) => {
    const [used] = await tx
      .update(redeemCodes)
      .set({ remaining: sql`${redeemCodes.remaining} - 1` })
      .where(
        and(
          eq(redeemCodes.code, redeemCode.toUpperCase()),
          gt(redeemCodes.remaining, 0),
          gt(redeemCodes.expiresAt, now)
        )
      )
      .returning()
    if (!used) throw refused(WALLET_TEXTS.redeemWrong)
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.couponCode, used.couponCode))
    const granted = coupon ? await grantCoupon(tx, userId, coupon, now) : null
    if (granted === null) throw refused(WALLET_TEXTS.redeemTwice)
    const held = await grantedCoupon(tx, userId, granted, now)
    if (!held) throw new Error('the granted coupon is not in the wallet')
    return held
  })
}
