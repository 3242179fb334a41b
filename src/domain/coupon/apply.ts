/**
 * What coupons take off an order (§3, §5). All amounts in fen, of the couponable amount (`CouponContext.amountFen`).
 *
 * - `discountFen(coupon, priceFen)`: one coupon on one price
 * - a chosen set, checked: `shareCoupons` of `share.ts`
 * - `bestCoupons(coupons, context)`: the set with the lowest payable amount
 * - `toggleCoupon(coupons, codes, code)`: the choice after a tap, with what cannot stand beside it taken out
 */
import { unusableReason } from './eligible'
import { BATCH_TYPE, COUPON_TYPE, DISCOUNT_SCALE, type Coupon, type CouponContext } from './types'

interface UsedCoupon {
  couponCode: string
  couponName: string
  discountFen: number
}

/** §3 Coupon summary: `useCoupon`, `discountPriceFen`; `payableFen` is the couponable amount after the discount. */
export interface CouponSummary {
  useCoupon: UsedCoupon[]
  discountPriceFen: number
  payableFen: number
}

/** What one coupon takes off a price: floored to the fen, within its own cap, never more than the price. */
export const discountFen = (
  coupon: Pick<Coupon, 'couponType' | 'discountedPriceFen' | 'discounted' | 'maxDiscountFen'>,
  priceFen: number
): number => {
  const price = Math.max(0, priceFen)
  if (coupon.couponType === COUPON_TYPE.fixed) return Math.min(Math.max(0, coupon.discountedPriceFen), price)
  const cap = coupon.maxDiscountFen ?? price
  return Math.max(0, Math.min(shareOff(coupon.discounted, price), cap, price))
}

/** The share a discount takes off, in hundredths of the scale, so that 8.5 and 8.85 are integers and no float is multiplied. */
const shareOff = (discounted: number, priceFen: number): number => {
  const whole = DISCOUNT_SCALE * 100
  const kept = Math.min(Math.max(Math.round(discounted * 100), 0), whole)
  return Math.floor((priceFen * (whole - kept)) / whole)
}

const isStackable = ({ couponBatchType }: Pick<Coupon, 'couponBatchType'>): boolean =>
  couponBatchType === BATCH_TYPE.platform || couponBatchType === BATCH_TYPE.channel

/** Whether these coupons may stand together: one alone, or one platform coupon with one channel coupon. */
export const canStack = (coupons: readonly Pick<Coupon, 'couponBatchType'>[]): boolean => {
  if (coupons.length <= 1) return true
  const types = coupons.map(({ couponBatchType }) => couponBatchType)
  return coupons.every(isStackable) && new Set(types).size === types.length
}

/** Platform before channel, one after the other on what is left (R3.46). */
const summarize = (coupons: readonly Coupon[], amountFen: number): CouponSummary => {
  const ordered = [...coupons].sort((left, right) => left.couponBatchType - right.couponBatchType)
  const start: CouponSummary = { useCoupon: [], discountPriceFen: 0, payableFen: Math.max(0, amountFen) }
  return ordered.reduce((summary, coupon) => {
    const off = discountFen(coupon, summary.payableFen)
    const { couponCode, couponName } = coupon
    return {
      useCoupon: [...summary.useCoupon, { couponCode, couponName, discountFen: off }],
      discountPriceFen: summary.discountPriceFen + off,
      payableFen: summary.payableFen - off
    }
  }, start)
}

/** Every set that may be used: each coupon alone, and each platform coupon with each channel coupon. */
const allowedSets = (usable: readonly Coupon[]): Coupon[][] => {
  const of = (type: number): Coupon[] => usable.filter(({ couponBatchType }) => couponBatchType === type)
  const pairs = of(BATCH_TYPE.platform).flatMap((first) =>
    of(BATCH_TYPE.channel).map((second) => [first, second])
  )
  return [...usable.map((coupon) => [coupon]), ...pairs]
}

interface Candidate {
  set: readonly Coupon[]
  summary: CouponSummary
}

const expiries = ({ set }: Candidate): number[] => set.map(({ expiresAt }) => expiresAt).sort((a, b) => a - b)
const codesKey = ({ set }: Candidate): string =>
  set
    .map(({ couponCode }) => couponCode)
    .sort()
    .join(',')

/** Lowest payable; then the earliest expiry, then the next one, then fewer coupons, then the code, so that the answer is one. */
const compare = (left: Candidate, right: Candidate): number => {
  if (left.summary.payableFen !== right.summary.payableFen)
    return left.summary.payableFen - right.summary.payableFen
  const [a, b] = [expiries(left), expiries(right)]
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length || (codesKey(left) < codesKey(right) ? -1 : 1)
}

/**
 * The set with the lowest payable amount over all allowed sets; ties go to the one that expires first.
 * A coupon that would take nothing off is never spent. No usable coupon: an empty `useCoupon`.
 */
export const bestCoupons = (coupons: readonly Coupon[], context: CouponContext): CouponSummary => {
  const usable = coupons.filter((coupon) => unusableReason(coupon, context) === '')
  return bestOf(usable, (set) => summarize(set, context.amountFen))
}

/** The same over whatever `summary` says that a set takes off. */
export const bestOf = (
  usable: readonly Coupon[],
  summaryOf: (set: readonly Coupon[]) => CouponSummary
): CouponSummary => {
  const candidates = allowedSets(usable)
    .map((set) => ({ set, summary: summaryOf(set) }))
    .filter(({ summary }) => summary.useCoupon.every((used) => used.discountFen > 0))
  return [...candidates].sort(compare)[0]?.summary ?? summaryOf([])
}

/** The chosen codes after a tap: an exclusive coupon stands alone, a stackable one replaces its own type and any exclusive one. */
export const toggleCoupon = (
  coupons: readonly Coupon[],
  codes: readonly string[],
  couponCode: string
): string[] => {
  if (codes.includes(couponCode)) return codes.filter((code) => code !== couponCode)
  const tapped = coupons.find((coupon) => coupon.couponCode === couponCode)
  if (!tapped) return [...codes]
  const kept = codes.filter((code) => {
    const other = coupons.find((coupon) => coupon.couponCode === code)
    return other !== undefined && canStack([other, tapped])
  })
  return [...kept, couponCode]
}
