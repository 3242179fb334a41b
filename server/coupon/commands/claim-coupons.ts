import { asc, eq, inArray, sql } from 'drizzle-orm'
import { CHANNEL_NAMES } from '@/contract/channels'
import { claimProblem, claimReason } from '@/domain/coupon/claim'
import { coupons } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { WALLET_TEXTS } from '../texts'
import { hadTimes, lockGrants, putCoupon, type CouponRow } from './grant-coupon'

/** What became of a code; why not, '' of one that was taken. */
interface ClaimResult {
  readonly couponCode: string
  readonly claimed: boolean
  readonly reason: string
}

/**
 * Takes coupons that are open to everybody (§7 /coupon/batchCollection/V3); each code answers for itself. The rows of the coupons are
 * locked, so that channel, time and what is left are judged as they are when it is taken, on however many servers.
 */
export async function claimCoupons(
  context: RequestContext,
  couponCodes: readonly string[]
): Promise<ClaimResult[]> {
  const { id: userId } = requireUser(context)
  const codes = [...new Set(couponCodes)]
  return transact(context.db, async (tx) => {
    await lockGrants(tx, userId)
    // One order for everybody: two who ask for the same two coupons never wait for each other.
    const known = await tx
      .select()
      .from(coupons)
      .where(inArray(coupons.couponCode, codes))
      .orderBy(asc(coupons.couponCode))
      .for('no key update')
    const results: ClaimResult[] = []
    for (const couponCode of codes) {
      const coupon = known.find((candidate) => candidate.couponCode === couponCode)
      const reason = coupon ? await claim(tx, context, userId, coupon) : WALLET_TEXTS.couponUnknown
      results.push({ couponCode, claimed: reason === '', reason })
    }
    return results
  })
}

/** Takes one of which the row is locked; answers why not. */
async function claim(
  tx: Tx,
  { now, channel }: RequestContext,
  userId: string,
  coupon: CouponRow
): Promise<string> {
  const { couponCode, perUser } = coupon
  const at = now()
  const had = (await hadTimes(tx, userId, couponCode)) >= perUser
  const problem = claimProblem(coupon, { channel, had }, at)
  if (problem !== null) return claimReason(problem, coupon, CHANNEL_NAMES)
  await putCoupon(tx, userId, coupon, at)
  await tx
    .update(coupons)
    .set({ claimTaken: sql`${coupons.claimTaken} + 1` })
    .where(eq(coupons.couponCode, couponCode))
  return ''
}
