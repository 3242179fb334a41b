import { inArray } from 'drizzle-orm'
import { WALLET_TEXTS } from '../texts'
import { coupons } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { grantCoupon } from './grant-coupon'
import { transact } from '../../db/transact'

/** What became of a code; why not, '' of one that was taken. */
interface ClaimResult {
  readonly couponCode: string
  readonly claimed: boolean
  readonly reason: string
}

/** Takes coupons that are open to everybody (§7 /coupon/batchCollection/V3); each code answers for itself. */
export async function claimCoupons(
  context: RequestContext,
  couponCodes: readonly string[]
): Promise<ClaimResult[]> {
  const { id: userId } = requireUser(context)
  const codes = [...new Set(couponCodes)]
  return transact(context.db, async (tx) => {
    const known = await tx.select().from(coupons).where(inArray(coupons.couponCode, codes))
    const results: ClaimResult[] = []
    for (const couponCode of codes) {
      const coupon = known.find((candidate) => candidate.couponCode === couponCode)
      const closed = coupon ? WALLET_TEXTS.couponClosed : WALLET_TEXTS.couponUnknown
      const granted = coupon?.claimable ? await grantCoupon(tx, userId, coupon, context.now()) : null
      const reason = coupon?.claimable ? WALLET_TEXTS.couponTaken : closed
      results.push({ couponCode, claimed: granted !== null, reason: granted === null ? reason : '' })
    }
    return results
  })
}
