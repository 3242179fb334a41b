/** Coupons over several orders that are paid together: each is judged by the orders that it may be used for, and shared by them. */
import { bestOf, canStack, type CouponSummary } from './apply'
import { unusableReason } from './eligible'
import { takeOff, together } from './take-off'
import { COUPON_TEXTS } from './texts'
import type { Coupon, CouponContext } from './types'

export type SharedCoupons =
  | { readonly ok: true; readonly shares: readonly CouponSummary[] }
  | { readonly ok: false; readonly couponCode: string; readonly reason: string }

/**
 * What the chosen codes take off each order, in the order given. A least amount holds for the sum of the orders that the coupon may be
 * used for; what it takes off falls on them by what is left of each, to the fen. Refused with the
 * first reason.
 */
export function shareCoupons(
  coupons: readonly Coupon[],
  codes: readonly string[],
  contexts: readonly CouponContext[]
): SharedCoupons {
  const chosen: { coupon: Coupon; places: readonly number[] }[] = []
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
  return { ok: true, shares: takeOff(chosen, amountsOf(contexts)) }
}

const amountsOf = (contexts: readonly CouponContext[]): number[] => contexts.map(({ amountFen }) => amountFen)

/** Why it can be used for none of the orders, or '' (§3). */
export const sharedReason = (coupon: Coupon, contexts: readonly CouponContext[]): string =>
  reasonOf(coupon, placesOf(coupon, contexts), contexts)

/** The set with the lowest payable over all orders that are paid together. */
export function bestShared(coupons: readonly Coupon[], contexts: readonly CouponContext[]): CouponSummary {
  const usable = coupons.filter((coupon) => sharedReason(coupon, contexts) === '')
  return bestOf(usable, (set) =>
    together(
      takeOff(
        set.map((coupon) => ({ coupon, places: placesOf(coupon, contexts) })),
        amountsOf(contexts)
      )
    )
  )
}

/** The orders that a coupon may be used for, whatever their sum, by their place. */
export const placesOf = (coupon: Coupon, contexts: readonly CouponContext[]): number[] =>
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
