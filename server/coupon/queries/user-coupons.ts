import { asc, eq, inArray } from 'drizzle-orm'
import { CHANNEL_NAMES } from '@/contract/channels'
import { claimProblem, claimState, type ClaimState } from '@/domain/coupon/claim'
import { couponScope } from '@/domain/coupon/scope'
import { COUPON_TEXTS } from '@/domain/coupon/texts'
import type { Coupon, CouponStatus } from '@/domain/coupon/types'
import { DAY_MS } from '@/domain/date'
import type { Db } from '../../db/client'
import { branches, coupons, userCoupons } from '../../db/schema'

type CouponRow = typeof coupons.$inferSelect
type UserCouponRow = typeof userCoupons.$inferSelect

/** A coupon in a user's hands: the row to lock or spend, and the same thing in the domain's words. */
export interface HeldCoupon {
  row: UserCouponRow
  kind: CouponRow
  coupon: Coupon
}

type Holding = Pick<UserCouponRow, 'status' | 'expiresAt'>

/** unused, locked or used as stored; a coupon not used in time is expired. */
function statusOf(row: Holding, now: Date): CouponStatus {
  if (row.status === 'used') return 'used'
  if (row.expiresAt <= now) return 'expired'
  return row.status === 'locked' ? 'locked' : 'unused'
}

const toDomain = (kind: CouponRow, row: Holding, now: Date): Coupon => ({
  couponCode: kind.couponCode,
  couponName: kind.name,
  couponType: kind.couponType,
  couponBatchType: kind.batchType,
  discountedPriceFen: kind.discountedFen ?? 0,
  discounted: (kind.discountPercent ?? 0) / 10,
  maxDiscountFen: kind.maxDiscountFen,
  minAmountFen: kind.minAmountFen,
  kinds: kind.kinds,
  branchIds: kind.hospitalIds ?? [],
  cityCodes: kind.cityCodes ?? [],
  channels: kind.channels ?? [],
  status: statusOf(row, now),
  expiresAt: row.expiresAt.getTime()
})

/** Every coupon of a user, the one that runs out first in front. */
export async function heldCoupons(db: Db, userId: string, now: Date): Promise<HeldCoupon[]> {
  const rows = await db
    .select({ row: userCoupons, kind: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.couponCode, userCoupons.couponCode))
    .where(eq(userCoupons.userId, userId))
    .orderBy(asc(userCoupons.expiresAt), asc(userCoupons.couponCode), asc(userCoupons.id))
  return rows.map(({ row, kind }) => ({ row, kind, coupon: toDomain(kind, row, now) }))
}

const USABLE_FIRST: readonly CouponStatus[] = ['unused', 'locked', 'used', 'expired']

/** A coupon as somebody stands to it; null where it is neither held nor open to everybody. */
export async function couponFor(
  db: Db,
  { userId, channel }: { readonly userId: string | null; readonly channel: number },
  couponCode: string,
  now: Date
): Promise<(Pick<HeldCoupon, 'kind' | 'coupon'> & { held: boolean; claim: ClaimState | null }) | null> {
  const mine = userId === null ? [] : await heldCoupons(db, userId, now)
  const [held] = mine
    .filter(({ coupon }) => coupon.couponCode === couponCode)
    .sort((a, b) => USABLE_FIRST.indexOf(a.coupon.status) - USABLE_FIRST.indexOf(b.coupon.status))
  if (held) return { ...held, held: true, claim: null }
  const [kind] = await db.select().from(coupons).where(eq(coupons.couponCode, couponCode))
  if (!kind?.claimable) return null
  const claim = claimState(kind, { channel, had: false }, CHANNEL_NAMES, now)
  return { kind, coupon: takenNow(kind, now), held: false, claim }
}

/**
 * Coupons of which a user who has these may take one now, on this channel, and has none left, as if they were taken now; each with
 * what is to be said of taking it.
 */
export async function openCoupons(
  db: Db,
  mine: readonly Pick<HeldCoupon, 'coupon'>[],
  channel: number,
  now: Date
): Promise<(Pick<HeldCoupon, 'kind' | 'coupon'> & { readonly claim: ClaimState | null })[]> {
  const open = await db
    .select()
    .from(coupons)
    .where(eq(coupons.claimable, true))
    .orderBy(asc(coupons.minAmountFen), asc(coupons.couponCode))
  return open
    .filter((kind) => {
      const held = mine.filter(({ coupon }) => coupon.couponCode === kind.couponCode)
      const problem = claimProblem(kind, { channel, had: held.length >= kind.perUser }, now)
      return problem === null && held.every(({ coupon }) => !isLeft(coupon))
    })
    .map((kind) => ({
      ...{ kind, coupon: takenNow(kind, now) },
      claim: claimState(kind, { channel, had: false }, CHANNEL_NAMES, now)
    }))
}

const isLeft = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'unused' || status === 'locked'

/** A coupon as it is for who takes it now. */
const takenNow = (kind: CouponRow, now: Date): Coupon =>
  toDomain(kind, { status: 'unused', expiresAt: new Date(now.getTime() + kind.validDays * DAY_MS) }, now)

/**
 * What an order may choose from: unused and locked coupons in time, one of each code, a usable one before a locked one.
 * Codes are unique in the answer, so that a code names one row.
 */
export const orderCoupons = async (db: Db, userId: string, now: Date): Promise<HeldCoupon[]> =>
  chooseFrom(await heldCoupons(db, userId, now))

/** The same of all that a user holds. */
export function chooseFrom(held: readonly HeldCoupon[]): HeldCoupon[] {
  const unused = held.filter(({ coupon }) => coupon.status === 'unused')
  const locked = held.filter(({ coupon }) => coupon.status === 'locked')
  const seen = new Set<string>()
  return [...unused, ...locked].filter(
    ({ coupon }) => !seen.has(coupon.couponCode) && seen.add(coupon.couponCode)
  )
}

/** Names of the branches that coupons are bound to, for their scope. */
async function branchNames(db: Db, held: readonly Pick<HeldCoupon, 'kind'>[]): Promise<Map<string, string>> {
  const codes = [...new Set(held.flatMap(({ kind }) => kind.hospitalIds ?? []))]
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: branches.orgCode, name: branches.name })
    .from(branches)
    .where(inArray(branches.orgCode, codes))
  return new Map(rows.map(({ code, name }) => [code, name]))
}

const scopeOf = ({ kind }: Pick<HeldCoupon, 'kind'>, names: ReadonlyMap<string, string>): string =>
  couponScope(
    kind.kinds,
    (kind.hospitalIds ?? []).map((code) => names.get(code) ?? code)
  )

/** A coupon and whether it can be used for what is ordered. */
export interface JudgedCoupon {
  readonly coupon: Coupon
  /** What it is for. */
  readonly scope: string
  readonly usable: boolean
  /** Why not; '' when usable. */
  readonly reason: string
  readonly checked: boolean
  /** Of orders that are paid together those that it may be used for. */
  readonly places?: number[]
  /** Of one that is not held: what is to be said of taking it. */
  readonly claim?: ClaimState
}

/** Coupons with what is said of them; `judge` says why one cannot be used for what is ordered, without it only its own state counts. */
export async function judgedCoupons(
  db: Db,
  held: readonly (Pick<HeldCoupon, 'kind' | 'coupon'> & { readonly claim?: ClaimState | null })[],
  judge: ((coupon: Coupon) => string) | null,
  checked: ReadonlySet<string>
): Promise<JudgedCoupon[]> {
  const names = await branchNames(db, held)
  return held.map((entry) => {
    const { coupon } = entry
    const locked = coupon.status === 'locked' ? COUPON_TEXTS.locked : ''
    const reason = judge ? judge(coupon) : locked
    return {
      coupon,
      scope: scopeOf(entry, names),
      usable: reason === '' && coupon.status === 'unused',
      reason,
      checked: checked.has(coupon.couponCode),
      ...(entry.claim ? { claim: entry.claim } : {})
    }
  })
}

/** One coupon of a user, without an order to judge it by. */
export async function grantedCoupon(
  db: Db,
  userId: string,
  rowId: string,
  now: Date
): Promise<JudgedCoupon | null> {
  const held = (await heldCoupons(db, userId, now)).filter(({ row }) => row.id === rowId)
  return (await judgedCoupons(db, held, null, new Set()))[0] ?? null
}

/** Coupons as they would be for who gets them now, in the order of the codes, with what they are for; unknown codes are left out. */
export async function promisedCoupons(
  db: Db,
  codes: readonly string[],
  now: Date
): Promise<(JudgedCoupon & { readonly validDays: number; readonly kind: CouponRow })[]> {
  if (codes.length === 0) return []
  const kinds = await db
    .select()
    .from(coupons)
    .where(inArray(coupons.couponCode, [...codes]))
  const known = codes.flatMap((code) => kinds.find(({ couponCode }) => couponCode === code) ?? [])
  const judged = await judgedCoupons(
    db,
    known.map((kind) => ({ kind, coupon: takenNow(kind, now) })),
    null,
    new Set()
  )
  return judged.flatMap((one, at) => {
    const kind = known[at]
    return kind ? [{ ...one, validDays: kind.validDays, kind }] : []
  })
}
