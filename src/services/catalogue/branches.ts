/** Branches (§2, §7), in our own words. Those of a booking, with their days and seats, are in `booking`. */
import type { BranchBrief } from '@/contract/product/dto'
import type { Call } from '../http/call'
import { toProduct, type Product } from './products'

/** A place that examines, treats or vaccinates, as a list tells of it. */
export interface Branch {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Null when it is not known where the user stands. */
  readonly distanceKm: number | null
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
  distanceKm: brief.hospitalDistance
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
    products: answer.products.map(toProduct)
  }
}
