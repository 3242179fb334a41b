import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { CHANNEL_NAMES } from '@/contract/channels'
import { claimProblem, claimState } from '@/domain/coupon/claim'
import type { ProductCard } from '../../catalogue/queries/product-cards'
import { heldCoupons, promisedCoupons } from '../../coupon/queries/user-coupons'
import type { Db } from '../../db/client'
import { branches, cities } from '../../db/schema'
import { runningActivities, type ActivityRow } from '../queries/activities'
import { cardsByCode } from '../seckill/queries/sales'
import { brandTerms, type BrandTerms } from '../terms'

type Promised = Awaited<ReturnType<typeof promisedCoupons>>[number]

interface Caller {
  readonly userId: string | null
  /** The proven one. */
  readonly channel: number
}

interface Store {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly cityCode: string
  readonly cityName: string
  readonly licence: string
}

export interface ShownBrand {
  readonly activity: Omit<ActivityRow, 'terms'>
  readonly terms: BrandTerms
  readonly coupon: (Promised & { readonly state: 'open' | 'held' | 'had' | 'closed' }) | null
  readonly cards: readonly ProductCard[]
  readonly stores: readonly Store[]
}

/** Those that are shown now, with their stores in the order in which they are named. */
export async function brandList(db: Db, caller: Caller, now: Date): Promise<ShownBrand[]> {
  const brands = (await runningActivities(db, ['brand'], now)).map(({ terms, ...activity }) => ({
    activity,
    terms: v.parse(brandTerms, terms)
  }))
  const cards = await cardsByCode(
    db,
    brands.flatMap(({ terms }) => terms.productCodes),
    now,
    caller.userId
  )
  const stores = await storesOf(
    db,
    brands.flatMap(({ terms }) => terms.hospitalIds)
  )
  const coupons = await couponsOf(
    db,
    caller,
    brands.flatMap(({ terms: { couponCode } }) => (couponCode === '' ? [] : [couponCode])),
    now
  )
  return brands.map(({ activity, terms }) => ({
    ...{ activity, terms },
    coupon: coupons.find(({ coupon }) => coupon.couponCode === terms.couponCode) ?? null,
    cards: terms.productCodes.flatMap((code) => cards.get(code) ?? []),
    stores: terms.hospitalIds.flatMap((id) => stores.filter((store) => store.id === id))
  }))
}

async function storesOf(db: Db, ids: readonly string[]): Promise<Store[]> {
  if (ids.length === 0) return []
  return db
    .select({
      ...{ id: branches.orgCode, name: branches.name, address: branches.address },
      ...{ cityCode: branches.cityCode, cityName: cities.cityName, licence: branches.licence }
    })
    .from(branches)
    .innerJoin(cities, eq(cities.cityCode, branches.cityCode))
    .where(inArray(branches.orgCode, [...ids]))
    .orderBy(asc(branches.orgCode))
}

/** What an account may still do with them here and now. A guest may take what everybody may. */
async function couponsOf(db: Db, { userId, channel }: Caller, codes: readonly string[], now: Date) {
  const held = userId === null ? [] : await heldCoupons(db, userId, now)
  return (await promisedCoupons(db, codes, now)).map((one) => {
    const mine = held.filter(({ coupon }) => coupon.couponCode === one.coupon.couponCode)
    const isHeld = mine.some(({ coupon }) => coupon.status === 'unused' || coupon.status === 'locked')
    const who = { channel, had: mine.length >= one.kind.perUser }
    const problem = claimProblem(one.kind, who, now)
    if (isHeld) return { ...one, state: 'held' as const }
    if (problem === 'had') return { ...one, state: 'had' as const }
    const claim = claimState(one.kind, who, CHANNEL_NAMES, now)
    return {
      ...one,
      ...(claim ? { claim } : {}),
      state: problem === null ? ('open' as const) : ('closed' as const)
    }
  })
}
