/** Coupons over several orders that are paid together: each is judged by the orders that it may be used for, and shared by them. */
import { allocateFen } from '../money'
import { canStack, discountFen, type CouponSummary } from './apply'
import { unusableReason } from './eligible'
import { COUPON_TEXTS } from './texts'
import type { Coupon, CouponContext } from './types'

export type SharedCoupons =
  | { readonly ok: true; readonly shares: readonly CouponSummary[] }
  | { readonly ok: false; readonly couponCode: string; readonly reason: string }

interface Shared {
  readonly coupon: Coupon
  /** The orders that it may be used for, by their place. */
  readonly places: readonly number[]
}

/**
 * What the chosen codes take off each order, in the order given. A least amount holds for the sum of the orders that the coupon may be
 * used for; what it takes off falls on them by what is left of each, to the fen. Of one order it is `applyCoupons`. Refused with the
 * first reason.
 */
export function shareCoupons(
  coupons: readonly Coupon[],
  codes: readonly string[],
  contexts: readonly CouponContext[]
): SharedCoupons {
  const chosen: Shared[] = []
  for (const couponCode of new Set(codes)) {
    const coupon = coupons.find((candidate) => candidate.couponCode === couponCode)
    if (!coupon) return { ok: false, couponCode, reason: COUPON_TEXTS.unknown }
    const places = placesOf(coupon, contexts)
    const reason = reasonOf(coupon, places, contexts)
    if (reason) return { ok: false, couponCode, reason }
    chosen.push({ coupon, places })
  }
  const last = chosen.at(-1)
  if (last && !canStack(chosen.map(({ coupon }) => coupon))) {
    return { ok: false, couponCode: last.coupon.couponCode, reason: COUPON_TEXTS.notTogether }
  }
  return { ok: true, shares: takeOff(chosen, contexts) }
}

const placesOf = (coupon: Coupon, contexts: readonly CouponContext[]): number[] =>
  contexts.flatMap((context, place) =>
    unusableReason({ ...coupon, minAmountFen: 0 }, context) === '' ? [place] : []
  )

const amountAt = (contexts: readonly CouponContext[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Math.max(0, contexts[place]?.amountFen ?? 0), 0)

function reasonOf(coupon: Coupon, places: readonly number[], contexts: readonly CouponContext[]): string {
  const context = contexts[places[0] ?? 0]
  if (!context) return COUPON_TEXTS.unknown
  return unusableReason(
    coupon,
    places.length === 0 ? context : { ...context, amountFen: amountAt(contexts, places) }
  )
}

/** Platform before channel, one after the other on what is left (R3.46). */
function takeOff(chosen: readonly Shared[], contexts: readonly CouponContext[]): CouponSummary[] {
  const shares = contexts.map(({ amountFen }): CouponSummary => ({
    useCoupon: [],
    discountPriceFen: 0,
    payableFen: Math.max(0, amountFen)
  }))
  for (const { coupon, places } of chosen.toSorted(
    (a, b) => a.coupon.couponBatchType - b.coupon.couponBatchType
  )) {
    const left = places.map((place) => shares[place]?.payableFen ?? 0)
    const off = discountFen(
      coupon,
      left.reduce((sum, fen) => sum + fen, 0)
    )
    const parts = allocateFen(off, left)
    for (const [index, place] of places.entries()) {
      const share = shares[place]
      const part = parts[index] ?? 0
      if (!share || (part === 0 && places.length > 1)) continue
      const { couponCode, couponName } = coupon
      shares[place] = {
        useCoupon: [...share.useCoupon, { couponCode, couponName, discountFen: part }],
        discountPriceFen: share.discountPriceFen + part,
        payableFen: share.payableFen - part
      }
    }
  }
  return shares
}
