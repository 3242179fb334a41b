/** Branches (§2, §7), in our own words. Those of a booking, with their days and seats, are in `booking`. */
import type { BranchBrief } from '@/contract/product/dto'
import type { BranchDayState } from '@/domain/booking/branch-days'
import type { Call } from '../http/call'
import { toProduct, type Product } from './products'
import type { Reviews } from './reviews'

/** A place that examines, treats or vaccinates, as a list tells of it. */
export interface Branch {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Null when it is not known where the user stands. */
  readonly distanceKm: number | null
  /** Of five, of so many reviews of visits there; 0 of none. */
  readonly score: number
  readonly reviewCount: number
}

export interface BranchDetail extends Branch {
  readonly lat: number
  readonly lon: number
  readonly thirdParty: boolean
  readonly tags: readonly string[]
  readonly image: string
  /** '' for none. */
  readonly tel: string
  readonly openHours: string
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[]
  readonly transit: string
  readonly intro: string
  readonly facilities: readonly string[]
  /** Outside and inside; empty without any. */
  readonly gallery: readonly string[]
  /** Number of its licence as a medical institution; '' not told. */
  readonly licence: string
  /** '' not told. */
  readonly arrival: { readonly parking: string; readonly lift: string; readonly wheelchair: string }
  /** From today on, a week. */
  readonly days: readonly { readonly date: string; readonly state: BranchDayState }[]
  /** The first time that is free within a fortnight; its `time` is '' where no times are published. */
  readonly first: { readonly date: string; readonly time: string } | null
  /** How much of the week's seats is taken, 0–100. */
  readonly percent: number
  readonly reviews: Reviews
  readonly products: readonly Product[]
}

/** Where somebody stands. */
interface Place {
  readonly latitude: number
  readonly longitude: number
}

export const toBranch = (brief: BranchBrief): Branch => ({
  id: brief.hospitalId,
  name: brief.hospitalName,
  address: brief.hospitalAddress,
  distanceKm: brief.hospitalDistance,
  score: brief.score,
  reviewCount: brief.reviewCount
})

/** The branches where the account was examined before, latest first; none for a guest. */
export const recentBranches = async (call: Call, place: Partial<Place>): Promise<readonly Branch[]> =>
  (await call('hospital.recent', place)).map(toBranch)

/** Nearest first. */
export const branchesOf = async (
  call: Call,
  wanted: { cityCode: string } & Partial<Place>
): Promise<readonly Branch[]> => (await call('hospital.list', wanted)).map(toBranch)

export async function branchDetail(call: Call, wanted: { id: string } & Place): Promise<BranchDetail> {
  const answer = await call('hospital.detail', wanted)
  return {
    ...toBranch(answer),
    lat: answer.lat,
    lon: answer.lon,
    thirdParty: answer.thirdOrg !== 0,
    tags: answer.tags,
    image: answer.imgUrl,
    tel: answer.tel,
    openHours: answer.openHours,
    closedWeekdays: answer.closedWeekdays,
    transit: answer.transit,
    intro: answer.intro,
    facilities: answer.facilities,
    gallery: answer.gallery,
    licence: answer.licence,
    arrival: answer.arrival,
    days: answer.days,
    first: answer.first,
    percent: answer.percent,
    reviews: answer.reviews,
    products: answer.products.map(toProduct)
  }
}
